import type { CancelAppointmentsResponse } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { cancelCalls } from '../../api/bulk';
import { callKeys } from '../../api/call-keys';
import { callNoun, counted, emailNoun } from '../../selection/counted';
import { EmailChoice } from '../../selection/email-choice';

interface CancelCallsProps {
  ids: readonly number[];
  onClose: () => void;
  onCancelled: () => void;
}

/** Asks before several calls are cancelled, and whether the visitors are told. */
export function CancelCalls({ ids, onClose, onCancelled }: CancelCallsProps) {
  const client = useQueryClient();
  const [emailVisitors, setEmailVisitors] = useState(true);
  const isOne = ids.length === 1;
  const calls = counted(ids.length, callNoun);

  const cancel = useMutation({
    mutationFn: () => cancelCalls({ ids: [...ids], emailVisitors }),
    onSuccess: ({ results }) => {
      showToast({ title: 'Calls Cancelled', description: describeOutcome(results) });
      onCancelled();
    },
    onError: (error) => {
      showFailure(error, {
        title: 'Update Failed',
        fallback: 'No call was cancelled. Please try again.',
      });
      onClose();
    },
    // Also after a failure: an answer that was lost may have been a yes.
    onSettled: () => client.invalidateQueries({ queryKey: callKeys.all }),
  });

  return (
    <ConfirmDialog
      title={`Cancel ${calls}?`}
      cancel={isOne ? 'Keep the call' : 'Keep the calls'}
      confirm={`Cancel ${calls}`}
      busy={cancel.isPending}
      onCancel={onClose}
      onConfirm={() => cancel.mutate()}
    >
      <p>
        <strong>{calls}</strong> will be cancelled, and {isOne ? 'its time' : 'their times'} can be
        booked again. Leads stay.
      </p>
      <EmailChoice
        isChosen={emailVisitors}
        onChoose={setEmailVisitors}
        consequence={
          emailVisitors
            ? `${counted(ids.length, emailNoun)} ${isOne ? 'goes' : 'go'} out, one for each call.`
            : 'No email is sent, and reminders are withdrawn. The visitors are not told.'
        }
      />
    </ConfirmDialog>
  );
}

function describeOutcome(results: CancelAppointmentsResponse['results']): string {
  const cancelled = results.filter(({ outcome }) => outcome === 'cancelled').length;
  const others = results.length - cancelled;
  return [
    cancelled > 0 && `${counted(cancelled, callNoun)} cancelled.`,
    others > 0 && `${counted(others, callNoun)} skipped: already cancelled, started or erased.`,
  ]
    .filter(Boolean)
    .join(' ');
}
