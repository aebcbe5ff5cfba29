import type { OwnerAppointment } from '@agency/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callNoun } from '~/lib/counted';
import { ActionButton } from '~/ui/desk/action-button';
import { SelectionBar } from '~/ui/desk/selection/selection-bar';
import type { Selection } from '~/ui/desk/selection/use-selection';
import { showFailure } from '~/ui/desk/show-failure';
import { EraseLeads } from '../erasure/erase-leads';
import { fetchUpcomingAppointments } from '../shared/appointments';
import { CancelAppointments } from './cancel-appointments';

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
