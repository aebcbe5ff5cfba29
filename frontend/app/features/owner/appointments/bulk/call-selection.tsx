import type { OwnerAppointment } from '@agency/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { showFailure } from '~/ui/desk/show-failure';
import { fetchCallsAhead } from '../../api/list-calls';
import { callNoun } from '../../selection/counted';
import { EraseLeads } from '../../selection/erase-leads';
import { SelectionBar } from '../../selection/selection-bar';
import type { Selection } from '../../selection/use-selection';
import { CancelCalls } from './cancel-calls';

export type CallSelection = Selection<OwnerAppointment>;

interface CallSelectionBarProps {
  selection: CallSelection;
  now: Date;
}

/** What can be done with the selected calls, and with the leads behind them. */
export function CallSelectionBar({ selection, now }: CallSelectionBarProps) {
  const [isAsking, setAsking] = useState<'cancel' | 'erase' | null>(null);
  const { items, clear } = selection;
  const contactIds = [...new Set(items.map(({ contactId }) => contactId))];

  const all = useMutation({
    mutationFn: () => fetchCallsAhead(now),
    onSuccess: (calls) => selection.set(calls, true),
    onError: (error) =>
      showFailure(error, { title: 'Error', fallback: 'The calls could not be loaded.' }),
  });

  const close = () => setAsking(null);
  function finish(): void {
    close();
    clear();
  }

  return (
    <>
      <SelectionBar noun={callNoun} count={items.length} onClear={clear}>
        <button
          type="button"
          className="call-action"
          aria-disabled={all.isPending}
          onClick={() => all.isPending || all.mutate()}
        >
          Select all calls ahead
        </button>
        <button type="button" className="call-action" onClick={() => setAsking('erase')}>
          Erase leads …
        </button>
        <button
          type="button"
          className="call-action"
          data-first=""
          onClick={() => setAsking('cancel')}
        >
          Cancel calls …
        </button>
      </SelectionBar>
      {isAsking === 'cancel' && (
        <CancelCalls ids={items.map(({ id }) => id)} onClose={close} onCancelled={finish} />
      )}
      {isAsking === 'erase' && <EraseLeads ids={contactIds} onClose={close} onErased={finish} />}
    </>
  );
}
