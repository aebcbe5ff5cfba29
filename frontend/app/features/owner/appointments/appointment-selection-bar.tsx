import type { CancelAppointmentsResponse, OwnerAppointment } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callNoun, counted } from '~/lib/counted';
import { ActionButton } from '~/ui/desk/action-button';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { SelectionBar } from '~/ui/desk/selection/selection-bar';
import type { Selection } from '~/ui/desk/selection/use-selection';
import { showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { EraseLeads } from '../erasure/erase-leads';
import { cancelAppointments, fetchUpcomingAppointments } from '../shared/appointments';
import { refreshLeadsAndCalls } from '../shared/leads';
import { useVisitorEmail } from './use-visitor-email';

export type AppointmentSelection = Selection<OwnerAppointment>;

interface AppointmentSelectionBarProps {
  selection: AppointmentSelection;
  now: Date;
}

/** Bulk actions on the selected calls and their leads. */
export function AppointmentSelectionBar({ selection, now }: AppointmentSelectionBarProps) {
  const [isAsking, setAsking] = useState<'cancel' | 'erase' | null>(null);
  const { items, clear } = selection;
  const contactIds = [...new Set(items.map(({ contactId }) => contactId))];

  const all = useMutation({
    mutationFn: () => fetchUpcomingAppointments(now),
    onSuccess: (appointments) => selection.set(appointments, true),
    onError: (error) =>
      showFailure(error, { title: 'Error', fallback: 'The calls couldn’t be loaded.' }),
  });

  const close = () => setAsking(null);
  function finish(): void {
    close();
    clear();
  }

  return (
    <>
      <SelectionBar noun={callNoun} count={items.length} onClear={clear}>
        <ActionButton isBlocked={all.isPending} onClick={() => all.mutate()}>
          Select all upcoming
        </ActionButton>
        <ActionButton onClick={() => setAsking('erase')}>Erase leads …</ActionButton>
        <ActionButton isPrimary onClick={() => setAsking('cancel')}>
          Cancel calls …
        </ActionButton>
      </SelectionBar>
      {isAsking === 'cancel' && (
        <CancelAppointments appointments={items} onClose={close} onCancelled={finish} />
      )}
      {isAsking === 'erase' && <EraseLeads ids={contactIds} onClose={close} onErased={finish} />}
    </>
  );
}

interface CancelAppointmentsProps {
  appointments: readonly OwnerAppointment[];
  onClose: () => void;
  onCancelled: () => void;
}

/** Confirms canceling several calls, and asks whether to email the visitors. */
function CancelAppointments(props: CancelAppointmentsProps) {
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
