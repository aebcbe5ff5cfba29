import type { Lead } from '@agency/contracts';
import { formatShortDay } from '~/lib/eastern-display';
import { Button } from '~/ui/button';
import { correctionLabels, statusLabel } from '../texts/labels';
import { changedFields, type Draft, type DraftField, draftOf } from './draft';
import type { LeadEditorControl } from './use-lead-editor';

const fieldNames: Record<DraftField, string> = {
  status: 'Status',
  followUpOn: 'Follow-up',
  notes: 'Notes',
  ...correctionLabels,
};

function wordsOf(draft: Draft, field: DraftField): string {
  if (field === 'followUpOn') return draft.followUpOn ? formatShortDay(draft.followUpOn) : 'none';
  if (field === 'status') return draft.status ? statusLabel(draft.status) : 'none';
  return draft[field] || 'none';
}

interface ConflictNoticeProps {
  conflict: Lead;
  editor: LeadEditorControl;
}

/** Another save came first: shows what it changed beside what is typed here, and lets her choose. */
export function ConflictNotice({ conflict, editor }: ConflictNoticeProps) {
  const base = draftOf(editor.base);
  const theirs = draftOf(conflict);
  const mine = editor.draft;
  const fields = [...new Set([...changedFields(base, theirs), ...changedFields(base, mine)])];
  const haveBothNotes = base.notes !== theirs.notes && base.notes !== mine.notes;
  const both = { ...mine, notes: `${theirs.notes}\n\n${mine.notes}`.trim() };

  return (
    <div role="alert" className="conflict">
      <p>
        <strong>This lead was saved somewhere else since you opened it.</strong> Yours is not saved
        yet: choose, then save.
      </p>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">Saved there</th>
            <th scope="col">Here</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field}>
              <th scope="row">{fieldNames[field]}</th>
              <td dir="auto">
                {theirs[field] === base[field] ? 'not changed' : wordsOf(theirs, field)}
              </td>
              <td dir="auto">
                {mine[field] === base[field] ? 'not changed' : wordsOf(mine, field)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" className="min-h-11! px-4!" onClick={editor.takeTheirs}>
          Take the saved one
        </Button>
        <Button variant="secondary" className="min-h-11! px-4!" onClick={() => editor.keepMine()}>
          Keep my changes
        </Button>
        {haveBothNotes && (
          <Button
            variant="secondary"
            className="min-h-11! px-4!"
            onClick={() => editor.keepMine(both)}
          >
            Keep both notes
          </Button>
        )}
      </div>
    </div>
  );
}
