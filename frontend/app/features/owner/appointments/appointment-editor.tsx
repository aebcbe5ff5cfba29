import { appointmentStatusOptions, maxLengths, type OwnerAppointment } from '@agency/contracts';
import { type SubmitEvent, useState } from 'react';
import { Button } from '~/ui/button';
import { Actions } from '~/ui/desk/action-button';
import { ChangedElsewhere, useTypedText } from '~/ui/desk/changed-elsewhere';
import { LeaveGuard } from '~/ui/desk/leave-guard';
import { submitByKey } from '~/ui/desk/submit-key';
import { SelectField, TextArea } from '~/ui/field';
import { useFocusOnOpen } from '~/ui/use-focus';
import { useUpdateAppointment } from './use-update-appointment';

interface AppointmentEditorProps {
  appointment: OwnerAppointment;
  onClose: () => void;
}

/** Edits the status and notes of an appointment. What is typed stays when the appointment is refetched. */
export function AppointmentEditor({ appointment, onClose }: AppointmentEditorProps) {
  const saved = appointment.notes ?? '';
  /** Null: as saved. */
  const [status, setStatus] = useState<OwnerAppointment['status'] | null>(null);
  const [notes, setNotes] = useState<string | null>(null);
  const isDirty = status !== null || notes !== null;
  const update = useUpdateAppointment(appointment);
  const { isChangedElsewhere } = useTypedText(saved, {
    isTyped: notes !== null && notes !== saved,
    isSaving: update.isPending,
  });
  const field = useFocusOnOpen<HTMLTextAreaElement>();

  function save(): void {
    if (!isDirty || update.isPending) return;
    update.mutate(
      {
        ...(status && { status }),
        ...(notes !== null && { notes, previousNotes: appointment.notes }),
        news: 'Status and notes saved.',
      },
      { onSuccess: onClose },
    );
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isChangedElsewhere) save();
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
        value={status ?? appointment.status}
        onChange={({ currentTarget: { value } }) => {
          const chosen = appointmentStatusOptions.find((option) => option.value === value);
          if (chosen) setStatus(chosen.value === appointment.status ? null : chosen.value);
        }}
      />
      <TextArea
        label="Notes"
        name="notes"
        dir="auto"
        rows={4}
        maxLength={maxLengths.notes}
        value={notes ?? saved}
        ref={field}
        onChange={({ currentTarget: { value } }) => setNotes(value === saved ? null : value)}
        onKeyDown={submitByKey}
      />
      {isChangedElsewhere && (
        <ChangedElsewhere theirs={saved} onKeepMine={save} onTakeTheirs={() => setNotes(null)} />
      )}
      <Actions>
        <Button
          type="submit"
          className="min-h-11!"
          busy={update.isPending}
          disabled={!isDirty || isChangedElsewhere}
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
