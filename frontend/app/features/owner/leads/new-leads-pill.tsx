import { leadSortOf } from '@agency/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { conditionCount } from '../shared/lead-filter';
import { leadPageQuery, refreshLeads } from '../shared/leads';
import { focusLeadLink } from './lead-link';
import { useLeadView } from './lead-view';
import { Pill, useNewLeads } from './new-leads';

/** About as long as loading the list takes on a slow connection. */
const maxFrames = 600;

/** Above the list or the board. Counts new leads that the filter hides, too: showing them clears the filter. */
export function NewLeadsPill() {
  const client = useQueryClient();
  const { view, go } = useLeadView();
  const { arrived, markSeen } = useNewLeads();
  const { filter, page, layout } = view;
  const isPlain = conditionCount(filter) === 0 && leadSortOf(filter) === 'newest' && page === 1;

  // A refetched list, for example after a change here, already shows them.
  const { data, isPlaceholderData } = useQuery({
    ...leadPageQuery(filter, page),
    enabled: isPlain && layout === 'list',
  });
  const shownUntil =
    isPlain && layout === 'list' && !isPlaceholderData ? data?.items[0]?.createdAt : undefined;
  useEffect(() => {
    if (shownUntil) markSeen(shownUntil);
  }, [shownUntil, markSeen]);

  async function show(): Promise<void> {
    const [newest] = arrived;
    if (!newest) return;
    if (isPlain) await refreshLeads(client);
    else go({ page: 1, filter: { sort: 'newest' } });
    focusOnceShown(newest.id);
    markSeen(newest.createdAt);
  }

  return <Pill arrived={arrived} onShow={() => void show()} />;
}

/** The list renders in a later frame. */
function focusOnceShown(lead: number, frames = maxFrames): void {
  if (focusLeadLink(lead) || frames === 0) return;
  requestAnimationFrame(() => focusOnceShown(lead, frames - 1));
}
