import type { Lead, LeadStatus } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { showFailure } from '~/ui/desk/show-failure';
import { offerUndo, withdrawUndo } from '~/ui/desk/undo';
import { dragKind } from '~/ui/desk/use-drag';
import { leadUpdateFailed, statusLabel } from '../../shared/labels';
import { refreshLeads, updateLead } from '../../shared/leads';
import { focusLeadLink } from '../lead-link';
import { shownColumns, statusOfColumn } from '../queries';
import { type Column, withLeadOnTop, withLeadReplaced, withoutLead } from './columns';

export const draggedLead = dragKind<Lead>('lead');

/** Moves cards, announces the result, and keeps the focus on the moved card. */
export function useBoardControl({ onMove }: { onMove: (to: LeadStatus) => void }) {
  const client = useQueryClient();
  const { mutate, mutateAsync } = useMoveLead();
  const [said, setSaid] = useState('');
  const moved = useRef<Pick<Lead, 'id' | 'status'> | null>(null);

  function move({ lead, to }: Move): void {
    withdrawUndo();
    // A folded column would hide the card, and the focus with it.
    onMove(to);
    moved.current = { id: lead.id, status: to };
    const from = statusLabel(lead.status);
    mutate(
      { lead, to },
      {
        onSuccess: (saved) => {
          setSaid(`${lead.name} moved from ${from} to ${statusLabel(to)}.`);
          offerUndo(`Moved to ${statusLabel(to)}`, {
            undo: () => moveBack(saved, lead.status),
            refresh: () => refreshLeads(client),
          });
        },
        onError: () => {
          moved.current = lead;
          setSaid(`${lead.name} couldn’t be moved and is back in ${from}.`);
        },
      },
    );
  }

  async function moveBack(lead: Lead, to: LeadStatus): Promise<void> {
    onMove(to);
    moved.current = { id: lead.id, status: to };
    await mutateAsync({ lead, to });
    setSaid(`${lead.name} is back in ${statusLabel(to)}.`);
  }

  return {
    move,
    said,
    /** Called when a card has rendered: the one in the target column gets the focus. */
    keepFocus({ id, status }: Lead): void {
      if (moved.current?.id !== id || moved.current.status !== status) return;
      moved.current = null;
      focusLeadLink(id);
    },
  };
}

export type BoardControl = ReturnType<typeof useBoardControl>;

interface Move {
  lead: Lead;
  to: LeadStatus;
}

/** Moves a card optimistically. If saving fails, the card goes back. */
function useMoveLead() {
  const client = useQueryClient();

  return useMutation({
    mutationFn: ({ lead, to }: Move) => updateLead(lead.id, { status: to }),
    onMutate: async ({ lead, to }) => {
      await client.cancelQueries(shownColumns);
      const before = client.getQueriesData<Column>(shownColumns);
      for (const [key, column] of before) {
        if (!column) continue;
        const without = withoutLead(column, lead.id);
        const isTarget = statusOfColumn(key) === to;
        const after = isTarget ? withLeadOnTop(without, { ...lead, status: to }) : without;
        client.setQueryData(key, after);
      }
      return before;
    },
    onSuccess: (moved) => {
      // As saved, so that the card is right before the columns are refetched.
      client.setQueriesData<Column>(
        shownColumns,
        (column) => column && withLeadReplaced(column, moved),
      );
    },
    onError: (error, _move, before) => {
      for (const [key, column] of before ?? []) client.setQueryData(key, column);
      showFailure(error, leadUpdateFailed);
    },
    onSettled: () => void refreshLeads(client),
  });
}
