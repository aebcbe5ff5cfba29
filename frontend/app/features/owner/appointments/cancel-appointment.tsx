import { easternDateOf, type OwnerAppointment } from '@agency/contracts';
import { useState } from 'react';
import { formatDay, formatEasternTime } from '~/lib/eastern-display';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { isEmailed, OwnerMessage } from './owner-message';
import { useUpdateAppointment } from './use-update-appointment';

interface CancelAppointmentProps {
  appointment: OwnerAppointment;
  onClose: () => void;
}

export function CancelAppointment({ appointment, onClose }: CancelAppointmentProps) {
  const update = useUpdateAppointment(appointment);
  const [message, setMessage] = useState('');
  const start = new Date(appointment.scheduledAt);

  function cancel(): void {
    const news = 'Cancelled. The time can be booked again.';
    update.mutate(
      { status: 'cancelled', message: message || undefined, news },
      { onSettled: onClose },
    );
  }

  return (
    <ConfirmDialog
      title="Cancel this appointment?"
      cancel="Keep appointment"
      confirm="Cancel appointment"
      busy={update.isPending}
      onCancel={onClose}
      onConfirm={cancel}
    >
      <p>
        <bdi className="font-semibold">{appointment.contact.name}</bdi>,{' '}
        {formatDay(easternDateOf(start))} at {formatEasternTime(start)} Eastern Time.
      </p>
      <p>
        {isEmailed(appointment) ? 'The visitor is emailed' : 'No email is sent'}, and the time can
        be booked again.
      </p>
      {isEmailed(appointment) && <OwnerMessage message={message} onChange={setMessage} />}
    </ConfirmDialog>
  );
}
