import { apiPaths, exportPath, type LeadFilter, maxBulkItems } from '@agency/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { leadNoun } from '~/lib/counted';
import { ActionButton } from '~/ui/desk/action-button';
import { ChipLink } from '~/ui/desk/chip';
import { SelectionBar } from '~/ui/desk/selection/selection-bar';
import type { Selection } from '~/ui/desk/selection/use-selection';
import { showFailure } from '~/ui/desk/show-failure';
import { EraseLeads } from '../erasure/erase-leads';
import { ChangeLeads } from './change-leads';
import { formatLeadCount } from './lead-count';
import { fetchMatchingLeads } from './queries';

interface LeadSelectionBarProps {
  selection: Selection<{ id: number }>;
  filter: LeadFilter;
  /** How many leads match the filter, and how many of them this page shows. */
  total: number;
  shown: number;
  onErased: (gone: readonly number[]) => void;
}

/** Bulk actions on the selected leads. */
export function LeadSelectionBar(props: LeadSelectionBarProps) {
  const { selection, filter, total, shown, onErased } = props;
  const [asked, setAsked] = useState<'erase' | 'status' | 'followUpOn' | null>(null);
  const { items, clear } = selection;
  const ids = items.map(({ id }) => id);
  const close = () => setAsked(null);
  const finish = () => {
    close();
    clear();
  };

  const all = useMutation({
    mutationFn: () => fetchMatchingLeads(filter),
    onSuccess: (leads) => selection.set(leads, true),
    onError: (error) =>
      showFailure(error, { title: 'Error', fallback: 'The leads couldn’t be loaded.' }),
  });
  const matching = Math.min(total, maxBulkItems);

  return (
    <>
      <SelectionBar noun={leadNoun} count={items.length} onClear={clear}>
        {total > shown && items.length < matching && (
          <ActionButton isBlocked={all.isPending} onClick={() => all.mutate()}>
            {total > matching
              ? `Select the first ${matching} of ${formatLeadCount(total, filter)}`
              : `Select all ${total} matching`}
          </ActionButton>
        )}
        <ActionButton onClick={() => setAsked('status')}>Status …</ActionButton>
        <ActionButton onClick={() => setAsked('followUpOn')}>Follow-up …</ActionButton>
        <ChipLink href={`${exportPath(apiPaths.contacts)}?ids=${ids.join(',')}`} download>
          Export <span className="sr-only">the selection as CSV</span>
        </ChipLink>
        <ActionButton onClick={() => setAsked('erase')}>Erase leads …</ActionButton>
      </SelectionBar>
      {asked === 'erase' && (
        <EraseLeads
          ids={ids}
          onClose={close}
          onErased={(gone) => {
            finish();
            onErased(gone);
          }}
        />
      )}
      {(asked === 'status' || asked === 'followUpOn') && (
        <ChangeLeads ids={ids} field={asked} onClose={close} onChanged={finish} />
      )}
    </>
  );
}
