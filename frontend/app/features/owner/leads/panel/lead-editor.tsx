import {
  addDays,
  type EasternDate,
  type Lead,
  leadStatusOptions,
  maxLengths,
} from '@agency/contracts';
import type { KeyboardEvent, SubmitEvent } from 'react';
import { formatShortDay } from '~/lib/eastern-display';
import { Button } from '~/ui/button';
import { ConflictNotice } from '~/ui/desk/conflict-notice';
import filterChip from '~/ui/desk/filter-chip.module.css';
import { LeaveGuard } from '~/ui/desk/leave-guard';
import { SelectField, TextArea, TextField } from '~/ui/field';
import { correctionLabels, statusLabel } from '../labels';
import { CorrectionFields } from './correction-fields';
import { draftOf, type LeadDraft } from './lead-draft';
import styles from './lead-editor.module.css';
import { useLeadEditor } from './use-lead-editor';

interface LeadEditorProps {
  lead: Lead;
  today: EasternDate;
}

const fieldLabels: Record<keyof LeadDraft, string> = {
  ...correctionLabels,
  status: 'Status',
  followUpOn: 'Follow-up',
  notes: 'Notes',
};

function describeField(draft: LeadDraft, field: keyof LeadDraft): string {
  if (field === 'followUpOn') return draft.followUpOn && formatShortDay(draft.followUpOn);
  if (field === 'status') return draft.status && statusLabel(draft.status);
  return draft[field];
}

/** Status, follow-up date and notes, and corrections of what the visitor typed. */
export function LeadEditor({ lead, today }: LeadEditorProps) {
  const editor = useLeadEditor(lead);
  const { draft, change, submit, isDirty, conflict } = editor;

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const wrong = event.currentTarget.elements.namedItem(submit() ?? '');
    if (wrong instanceof HTMLElement) wrong.focus();
  }

  function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <form className={styles.root} aria-label="Status and notes" noValidate onSubmit={send}>
      <LeaveGuard isUnsaved={isDirty} heldBy="lead" />
      <SelectField
        label="Status"
        name="status"
        placeholder="Choose a status"
        options={leadStatusOptions}
        required
        value={draft.status}
        error={editor.errors.status}
        onChange={({ currentTarget: { value } }) =>
          change({
            status: leadStatusOptions.find((option) => option.value === value)?.value ?? '',
          })
        }
      />
      <FollowUpField
        value={draft.followUpOn}
        today={today}
        onChange={(followUpOn) => change({ followUpOn })}
      />
      <TextArea
        label="Notes"
        name="notes"
        dir="auto"
        rows={5}
        maxLength={maxLengths.notes}
        value={draft.notes}
        onChange={(event) => change({ notes: event.currentTarget.value })}
        onKeyDown={sendByKey}
      />
      <CorrectionFields editor={editor} />
      <ConflictNotice
        what="lead"
        editor={editor}
        draftOf={draftOf}
        fieldLabels={fieldLabels}
        textOf={describeField}
      />
      <div className={styles.actions} data-dirty={isDirty ? '' : undefined}>
        <Button
          type="submit"
          className="min-h-11!"
          busy={editor.isSaving}
          disabled={!isDirty || conflict !== null}
        >
          Save
        </Button>
        {isDirty && (
          <Button variant="quiet" className="min-h-11! px-0!" onClick={editor.discard}>
            Undo changes
          </Button>
        )}
        <span
          className={
            isDirty ? 'text-fine text-slate' : 'pointer-coarse:hidden text-fine text-slate'
          }
        >
          {isDirty ? 'Unsaved changes' : 'Ctrl + Enter in the notes to save'}
        </span>
      </div>
    </form>
  );
}

const presets = [
  { label: 'Tomorrow', days: 1 },
  { label: 'In 3 days', days: 3 },
  { label: 'In a week', days: 7 },
];

interface FollowUpFieldProps {
  value: EasternDate | '';
  today: EasternDate;
  onChange: (value: EasternDate | '') => void;
}

function FollowUpField({ value, today, onChange }: FollowUpFieldProps) {
  return (
    <div className="grid gap-2">
      <TextField
        label="Follow-up date"
        name="followUpOn"
        type="date"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        {presets.map(({ label, days }) => (
          <button
            key={label}
            type="button"
            className={filterChip.root}
            onClick={() => onChange(addDays(today, days))}
          >
            {label}
          </button>
        ))}
        {value && (
          <button type="button" className={filterChip.root} onClick={() => onChange('')}>
            No date
          </button>
        )}
      </div>
    </div>
  );
}
