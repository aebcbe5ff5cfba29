import { type EasternDate, type Lead, leadStatusOptions, maxLengths } from '@agency/contracts';
import type { KeyboardEvent, SubmitEvent } from 'react';
import { Button } from '~/ui/button';
import { LeaveGuard } from '~/ui/desk/leave-guard';
import { SelectField, TextArea } from '~/ui/field';
import { ConflictNotice } from './conflict-notice';
import { CorrectionFields } from './correction-fields';
import { FollowUpField } from './follow-up-field';
import { useLeadEditor } from './use-lead-editor';

interface LeadEditorProps {
  lead: Lead;
  today: EasternDate;
}

/** Status, follow-up date and notes, and what a visitor mistyped. */
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
    <form className="lead-editor" aria-label="Status and notes" noValidate onSubmit={send}>
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
      {conflict && <ConflictNotice conflict={conflict} editor={editor} />}
      <div className="editor-actions" data-dirty={isDirty ? '' : undefined}>
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
        <span className={isDirty ? 'desk-minor' : 'desk-minor editor-keys'}>
          {isDirty ? 'Not saved yet' : 'Ctrl + Enter in the notes saves'}
        </span>
      </div>
    </form>
  );
}
