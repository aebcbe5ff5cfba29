import { appointmentStatusOptions, maxLengths, type OwnerAppointment } from '@agency/contracts';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '~/ui/button';
import { LeaveGuard } from '~/ui/desk/leave-guard';
import { SelectField, TextArea } from '~/ui/field';
import { CallConflict } from './call-conflict';
import { useCallEditor } from './use-call-editor';

interface CallEditorProps {
  call: OwnerAppointment;
  onClose: () => void;
}

/** Status and notes of a call. */
export function CallEditor({ call, onClose }: CallEditorProps) {
  const { draft, isDirty, isSaving, conflict, ...editor } = useCallEditor(call, onClose);

  const notes = useRef<HTMLTextAreaElement>(null);

  // The button that opened this is gone: the focus goes on to what it opened.
  useEffect(() => notes.current?.focus(), []);

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    editor.submit();
  }

  function sendByKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    editor.submit();
  }

  return (
    <form className="call-panel" aria-label="Status and notes" noValidate onSubmit={send}>
      <LeaveGuard isUnsaved={isDirty} heldBy="tab" />
      <SelectField
        label="Status"
        name="status"
        placeholder="Choose a status"
        options={appointmentStatusOptions}
        required
        value={draft.status}
        onChange={({ currentTarget: { value } }) => {
          const chosen = appointmentStatusOptions.find((option) => option.value === value);
          if (chosen) editor.change({ status: chosen.value });
        }}
      />
      <TextArea
        label="Notes"
        name="notes"
        dir="auto"
        rows={4}
        maxLength={maxLengths.notes}
        value={draft.notes}
        ref={notes}
        onChange={(event) => editor.change({ notes: event.currentTarget.value })}
        onKeyDown={sendByKey}
      />
      {conflict && <CallConflict theirs={conflict} editor={editor} />}
      <div className="call-actions">
        <Button
          type="submit"
          className="min-h-11!"
          busy={isSaving}
          disabled={!isDirty || conflict !== null}
        >
          Save
        </Button>
        <Button
          variant="secondary"
          className="min-h-11! px-4!"
          disabled={isSaving}
          onClick={onClose}
        >
          {isDirty ? 'Discard changes' : 'Close'}
        </Button>
      </div>
    </form>
  );
}
