import { type LeadImportPreview, leadStatusOptions } from '@agency/contracts';
import { useId } from 'react';
import { counted, leadNoun, type Noun } from '~/lib/counted';
import { Button } from '~/ui/button';
import { CheckRow } from '~/ui/desk/check-row';
import { ChipSelect } from '~/ui/desk/chip';
import { NoticeBox } from '~/ui/desk/notice';
import { MatchColumns } from './match-columns';
import { PreviewRows } from './preview-rows';
import type { LeadImportChoice } from './queries';
import type { LeadImportControl } from './use-lead-import';

interface CheckImportProps {
  control: LeadImportControl;
  choice: LeadImportChoice;
  preview: LeadImportPreview;
  onCancel: () => void;
}

const newLeadNoun: Noun = ['new lead', 'new leads'];
const duplicateNoun: Noun = ['duplicate', 'duplicates'];
const refusedNoun: Noun = ['row that can’t be imported', 'rows that can’t be imported'];
const sharingNoun: Noun = ['person', 'people'];

/** What the file would add, and the choices that decide about it. */
export function CheckImport({ control, choice, preview, onCancel }: CheckImportProps) {
  const { fields, isChecking, isImporting, importFault } = control;
  const { counts } = preview;
  const statusId = useId();
  return (
    <>
      <p role="status" className="font-semibold">
        {summaryOf(counts)}
      </p>
      <MatchColumns
        key={choice.id}
        columns={preview.columns}
        fields={fields}
        onMatch={control.match}
      />
      <DateNotes dates={preview.dates} />
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <label htmlFor={statusId} className="text-small font-semibold">
            Status, where the file has none
          </label>
          <ChipSelect
            id={statusId}
            options={leadStatusOptions}
            value={choice.status}
            onChoose={control.setStatus}
          />
        </div>
        {(counts.samePhone > 0 || choice.addsSamePhone) && (
          <CheckRow
            checked={choice.addsSamePhone}
            onChange={({ target }) => control.addSamePhone(target.checked)}
          >
            Also add the {counted(counts.samePhone, sharingNoun)} who only share a phone number, for
            example an office’s
          </CheckRow>
        )}
      </div>
      <PreviewRows preview={preview} />
      {importFault && (
        <NoticeBox role="alert" tone="danger" className="gap-2.5 py-3.5">
          <p>{importFault}</p>
        </NoticeBox>
      )}
      {/* In view however long the preview is. */}
      <div className="sticky bottom-0 flex flex-wrap gap-3 border-t border-sand bg-paper py-3 *:grow">
        <Button variant="secondary" disabled={isImporting} onClick={onCancel}>
          Cancel
        </Button>
        <Button
          busy={isChecking || isImporting}
          disabled={counts.new === 0}
          onClick={() => control.send()}
        >
          {isImporting ? 'Importing …' : `Import ${counted(counts.new, leadNoun)}`}
        </Button>
      </div>
    </>
  );
}

function summaryOf({ new: added, duplicate, repeated, refused }: LeadImportPreview['counts']) {
  const left = [
    duplicate + repeated > 0 && counted(duplicate + repeated, duplicateNoun),
    refused > 0 && counted(refused, refusedNoun),
  ].filter(Boolean);
  const leftOut = left.length > 0 ? ` Left out: ${left.join(' and ')}.` : '';
  return `${counted(added, newLeadNoun)} in this file.${leftOut}`;
}

const rowNoun: Noun = ['row', 'rows'];

/** What is in doubt about the dates of a file: a lead without one would count as received today. */
function DateNotes({ dates }: Pick<LeadImportPreview, 'dates'>) {
  if (!dates) return null;
  const { unread, firstUnread, missing, isOrderUnsure } = dates;
  const [have, are] = unread === 1 ? ['has', 'is'] : ['have', 'are'];
  if (unread === 0 && missing === 0 && !isOrderUnsure) return null;
  return (
    <NoticeBox tone="warning" className="gap-1 py-3.5">
      {firstUnread && (
        <p>
          {counted(unread, rowNoun)} {have} no readable date, such as “<bdi>{firstUnread.text}</bdi>
          ” in row {firstUnread.line}, and {are} left out. To add {unread === 1 ? 'it' : 'them'} as
          received today, import the date as Notes.
        </p>
      )}
      {missing > 0 && (
        <p>{counted(missing, rowNoun)} without a date will count as received today.</p>
      )}
      {isOrderUnsure && <p>Dates are read month first: 3/4 is March 4.</p>}
    </NoticeBox>
  );
}
