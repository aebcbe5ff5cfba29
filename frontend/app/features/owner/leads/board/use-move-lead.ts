import type { Lead, LeadStatus } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showFailure } from '~/ui/desk/show-failure';
import { leadUpdateFailed } from '../../shared/labels';
import { refreshLeads, updateLead } from '../../shared/leads';
import { shownColumns, statusOfColumn } from '../queries';
import { type Column, withLeadOnTop, withLeadReplaced, withoutLead } from './columns';

export interface Move {
  lead: Lead;
  to: LeadStatus;
}

/** Moves a card optimistically. If saving fails, the card goes back. */
export function useMoveLead() {
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
