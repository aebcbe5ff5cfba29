import type { CancelAppointmentsResponse, OwnerAppointment } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callNoun, counted } from '~/lib/counted';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { cancelAppointments } from '../shared/appointments';
import { refreshLeadsAndCalls } from '../shared/leads';
import { useVisitorEmail } from './use-visitor-email';

interface CancelAppointmentsProps {
  appointments: readonly OwnerAppointment[];
  onClose: () => void;
  onCancelled: () => void;
}

/** Confirms canceling several calls, and asks whether to email the visitors. */
export function CancelAppointments(props: CancelAppointmentsProps) {
  const { appointments, onClose, onCancelled } = props;
  const client = useQueryClient();
  const email = useVisitorEmail(appointments, 'cancel');
  const isOne = appointments.length === 1;
  const count = counted(appointments.length, callNoun);

  const cancel = useMutation({
    mutationFn: () =>
      cancelAppointments({
        ids: appointments.map(({ id }) => id),
        emailVisitors: email.isChosen,
        message: email.message,
      }),
    onSuccess: ({ results }) => {
      showToast({ title: 'Calls Canceled', description: describeOutcome(results) });
      onCancelled();
    },
    onError: (error) => {
      showFailure(error, {
        title: 'Update Failed',
        fallback: 'The calls couldn’t be canceled. Please try again.',
      });
      onClose();
    },
    // Also after a failure: the request may have succeeded although its answer was lost.
    onSettled: () => refreshLeadsAndCalls(client),
  });

  return (
    <ConfirmDialog
      title={`Cancel ${count}?`}
      cancel={isOne ? 'Keep call' : 'Keep calls'}
      confirm={`Cancel ${count}`}
      busy={cancel.isPending}
      onCancel={onClose}
      onConfirm={() => cancel.mutate()}
    >
      <p>
        <strong>{count}</strong> will be canceled, and {isOne ? 'its time' : 'their times'} can be
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
    cancelled > 0 && `${counted(cancelled, callNoun)} canceled.`,
    others > 0 && `${counted(others, callNoun)} skipped: already canceled, started or erased.`,
  ]
    .filter(Boolean)
    .join(' ');
}
