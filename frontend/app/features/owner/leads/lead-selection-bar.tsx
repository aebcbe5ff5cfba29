import { type LeadFilter, maxBulkItems } from '@agency/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionButton } from '~/ui/desk/action-button';
import { showFailure } from '~/ui/desk/show-failure';
import { fetchMatchingLeads } from '../queries/leads';
import { leadNoun } from '../selection/counted';
import { SelectionBar } from '../selection/selection-bar';
import type { Selection } from '../selection/use-selection';
import { EraseLeads } from './erase-leads';

interface LeadSelectionBarProps {
  selection: Selection<{ id: number }>;
  filter: LeadFilter;
  /** How many leads match the filter, and how many of them this page shows. */
  total: number;
  shown: number;
}

/** What can be done with the selected leads. */
export function LeadSelectionBar({ selection, filter, total, shown }: LeadSelectionBarProps) {
  const [isAsking, setAsking] = useState(false);
  const { items, clear } = selection;

  const all = useMutation({
    mutationFn: () => fetchMatchingLeads(filter),
    onSuccess: (leads) => selection.set(leads, true),
    onError: (error) =>
      showFailure(error, { title: 'Error', fallback: 'The leads could not be loaded.' }),
  });
  const matching = Math.min(total, maxBulkItems);

  return (
    <>
      <SelectionBar noun={leadNoun} count={items.length} onClear={clear}>
        {total > shown && items.length < matching && (
          <ActionButton aria-disabled={all.isPending} onClick={() => all.isPending || all.mutate()}>
            {total > matching
              ? `Select the first ${matching} of ${total.toLocaleString('en-US')}`
              : `Select all ${total} matching`}
          </ActionButton>
        )}
        <ActionButton isPrimary onClick={() => setAsking(true)}>
          Erase leads …
        </ActionButton>
      </SelectionBar>
      {isAsking && (
        <EraseLeads
          ids={items.map(({ id }) => id)}
          onClose={() => setAsking(false)}
          onErased={() => {
            setAsking(false);
            clear();
          }}
        />
      )}
    </>
  );
}
