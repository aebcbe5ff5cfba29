import type { CancelAppointmentsResponse, OwnerAppointment } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { cancelAppointments, refreshAppointmentsAndSlots } from '../shared/queries/appointments';
import { appointmentNoun, counted } from '../shared/selection/counted';
import { useVisitorEmail } from './use-visitor-email';

interface CancelAppointmentsProps {
  appointments: readonly OwnerAppointment[];
  onClose: () => void;
  onCancelled: () => void;
}

/** Confirms cancelling several appointments, and asks whether to email the visitors. */
export function CancelAppointments(props: CancelAppointmentsProps) {
  const { appointments, onClose, onCancelled } = props;
  const client = useQueryClient();
  const email = useVisitorEmail(appointments, 'cancel');
  const isOne = appointments.length === 1;
  const count = counted(appointments.length, appointmentNoun);

  const cancel = useMutation({
    mutationFn: () =>
      cancelAppointments({
        ids: appointments.map(({ id }) => id),
        emailVisitors: email.isChosen,
        message: email.message,
      }),
    onSuccess: ({ results }) => {
      showToast({ title: 'Appointments Cancelled', description: describeOutcome(results) });
      onCancelled();
    },
    onError: (error) => {
      showFailure(error, {
        title: 'Update Failed',
        fallback: 'No appointment was cancelled. Please try again.',
      });
      onClose();
    },
    // Also after a failure: the request may have succeeded although its answer was lost.
    onSettled: () => refreshAppointmentsAndSlots(client),
  });

  return (
    <ConfirmDialog
      title={`Cancel ${count}?`}
      cancel={isOne ? 'Keep appointment' : 'Keep appointments'}
      confirm={`Cancel ${count}`}
      busy={cancel.isPending}
      onCancel={onClose}
      onConfirm={() => cancel.mutate()}
    >
      <p>
        <strong>{count}</strong> will be cancelled, and {isOne ? 'its time' : 'their times'} can be
        booked again. Leads are kept.
      </p>
      {email.fields}
    </ConfirmDialog>
  );
}

function describeOutcome(results: CancelAppointmentsResponse['results']): string {
  const cancelled = results.filter(({ outcome }) => outcome === 'cancelled').length;
  const others = results.length - cancelled;
  return [
    cancelled > 0 && `${counted(cancelled, appointmentNoun)} cancelled.`,
    others > 0 &&
      `${counted(others, appointmentNoun)} skipped: already cancelled, started or erased.`,
  ]
    .filter(Boolean)
    .join(' ');
}
