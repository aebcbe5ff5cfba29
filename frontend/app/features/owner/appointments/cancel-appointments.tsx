import type { CancelAppointmentsResponse } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { cancelAppointments, refreshAppointments } from '../shared/queries/appointments';
import { appointmentNoun, counted, emailNoun } from '../shared/selection/counted';
import { EmailChoice } from '../shared/selection/email-choice';
import { OwnerMessage } from './owner-message';

interface CancelAppointmentsProps {
  ids: readonly number[];
  onClose: () => void;
  onCancelled: () => void;
}

/** Asks before several appointments are cancelled, and whether to email the visitors. */
export function CancelAppointments({ ids, onClose, onCancelled }: CancelAppointmentsProps) {
  const client = useQueryClient();
  const [emailVisitors, setEmailVisitors] = useState(true);
  const [message, setMessage] = useState('');
  const isOne = ids.length === 1;
  const appointments = counted(ids.length, appointmentNoun);

  const cancel = useMutation({
    mutationFn: () =>
      cancelAppointments({
        ids: [...ids],
        emailVisitors,
        message: (emailVisitors && message) || undefined,
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
    // Also after a failure: an answer that was lost may have been a yes.
    onSettled: () => refreshAppointments(client),
  });

  return (
    <ConfirmDialog
      title={`Cancel ${appointments}?`}
      cancel={isOne ? 'Keep appointment' : 'Keep appointments'}
      confirm={`Cancel ${appointments}`}
      busy={cancel.isPending}
      onCancel={onClose}
      onConfirm={() => cancel.mutate()}
    >
      <p>
        <strong>{appointments}</strong> will be cancelled, and {isOne ? 'its time' : 'their times'}{' '}
        can be booked again. Leads are kept.
      </p>
      <EmailChoice
        isChosen={emailVisitors}
        onChoose={setEmailVisitors}
        consequence={
          emailVisitors
            ? `${counted(ids.length, emailNoun)} will be sent, one per appointment.`
            : 'No emails are sent, and reminders are cancelled.'
        }
      />
      {emailVisitors && (
        <OwnerMessage message={message} onChange={setMessage} isForSeveral={!isOne} />
      )}
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
