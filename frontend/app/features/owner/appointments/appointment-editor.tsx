import {
  appointmentStatusOptions,
  labelOf,
  maxLengths,
  type OwnerAppointment,
} from '@agency/contracts';
import type { SubmitEvent } from 'react';
import { Button } from '~/ui/button';
import { Actions } from '~/ui/desk/action-button';
import { ConflictNotice } from '~/ui/desk/conflict-notice';
import { LeaveGuard } from '~/ui/desk/leave-guard';
import { submitByKey } from '~/ui/desk/submit-key';
import { useVersionedDraft } from '~/ui/desk/use-versioned-draft';
import { SelectField, TextArea } from '~/ui/field';
import { useFocusOnOpen } from '~/ui/use-focus';
import { useUpdateAppointment } from './use-update-appointment';

interface AppointmentEditorProps {
  appointment: OwnerAppointment;
  onClose: () => void;
}

/** An empty text means no notes. */
const draftOf = ({ status, notes }: OwnerAppointment) => ({ status, notes: notes ?? '' });

const fieldLabels = { status: 'Status', notes: 'Notes' };

/** Edits the status and notes of an appointment. */
export function AppointmentEditor({ appointment, onClose }: AppointmentEditorProps) {
  const editor = useVersionedDraft({ latest: appointment, draftOf });
  const { draft, isDirty, conflict, change } = editor;
  const update = useUpdateAppointment(editor.base);
  const notes = useFocusOnOpen<HTMLTextAreaElement>();

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isDirty || conflict || update.isPending) return;
    const news = 'Status and notes have been saved.';
    update.mutate({ ...draft, news }, { onSuccess: onClose });
  }

  return (
    <form
      className="grid max-w-160 gap-3.5 rounded-button border border-sand bg-paper p-4"
      aria-label="Status and notes"
      noValidate
      onSubmit={submit}
    >
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
          if (chosen) change({ status: chosen.value });
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
        onChange={(event) => change({ notes: event.currentTarget.value })}
        onKeyDown={submitByKey}
      />
      <ConflictNotice
        what="call"
        editor={editor}
        draftOf={draftOf}
        fieldLabels={fieldLabels}
        textOf={(shown, field) =>
          field === 'status' ? labelOf(appointmentStatusOptions, shown.status) : shown[field]
        }
        // The Save button, which was pressed, is disabled until the owner has chosen.
        hasFocus
      />
      <Actions>
        <Button
          type="submit"
          className="min-h-11!"
          busy={update.isPending}
          disabled={!isDirty || conflict !== null}
        >
          Save
        </Button>
        <Button variant="secondary" size="compact" disabled={update.isPending} onClick={onClose}>
          {isDirty ? 'Discard changes' : 'Close'}
        </Button>
      </Actions>
    </form>
  );
}
