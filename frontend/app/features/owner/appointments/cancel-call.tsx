import { easternDateOf, type OwnerAppointment } from '@agency/contracts';
import { formatDay, formatEasternTime } from '~/lib/eastern-display';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { useUpdateCall } from './use-update-call';

interface CancelCallProps {
  call: OwnerAppointment;
  onClose: () => void;
}

export function CancelCall({ call, onClose }: CancelCallProps) {
  const update = useUpdateCall(call);
  const start = new Date(call.scheduledAt);

  function cancel(): void {
    const news = 'The call is cancelled, and its time is free again.';
    update.mutate({ status: 'cancelled', news }, { onSettled: onClose });
  }

  return (
    <ConfirmDialog
      title="Cancel this call?"
      cancel="Keep the call"
      confirm="Cancel the call"
      busy={update.isPending}
      onCancel={onClose}
      onConfirm={cancel}
    >
      <p>
        <bdi className="font-semibold">{call.contact.name}</bdi>, {formatDay(easternDateOf(start))}{' '}
        at {formatEasternTime(start)} Eastern Time.
      </p>
      <p>The visitor gets an email about it, and the time can be booked by others.</p>
    </ConfirmDialog>
  );
}
