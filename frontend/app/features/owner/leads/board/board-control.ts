import type { Lead, LeadStatus } from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { offerUndo, withdrawUndo } from '~/ui/desk/undo';
import { dragKind } from '~/ui/desk/use-drag';
import { statusLabel } from '../../shared/labels';
import { refreshLeads } from '../../shared/leads';
import { focusLeadLink } from '../lead-link';
import { type Move, useMoveLead } from './use-move-lead';

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
