import type { OwnerAppointment } from '@agency/contracts';
import { formatLongMoment } from '~/lib/eastern-display';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { useUpdateAppointment } from './use-update-appointment';
import { toUpdate, useVisitorEmail } from './use-visitor-email';

interface CancelAppointmentProps {
  appointment: OwnerAppointment;
  onClose: () => void;
}

export function CancelAppointment({ appointment, onClose }: CancelAppointmentProps) {
  const update = useUpdateAppointment(appointment);
  const email = useVisitorEmail([appointment], 'cancel');

  function cancel(): void {
    const news = 'Canceled. The time can be booked again.';
    update.mutate({ status: 'cancelled', ...toUpdate(email), news }, { onSettled: onClose });
  }

  return (
    <ConfirmDialog
      title="Cancel this call?"
      cancel="Keep call"
      confirm="Cancel call"
      busy={update.isPending}
      onCancel={onClose}
      onConfirm={cancel}
    >
      <p>
        <bdi className="font-semibold">{appointment.contact.name}</bdi>,{' '}
        {formatLongMoment(new Date(appointment.scheduledAt))} Eastern Time.
      </p>
      <p>The time can be booked again.</p>
      {email.fields}
    </ConfirmDialog>
  );
}
