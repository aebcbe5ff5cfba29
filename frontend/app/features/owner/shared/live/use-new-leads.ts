import type { Lead } from '@agency/contracts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { leadCountsQuery } from '../queries/leads';
import { newestLeadsQuery, seenUntilQuery } from '../queries/live';

interface NewLeads {
  /** Newest first, at most `maxNewLeads`. */
  arrived: Lead[];
  /** All leads up to this moment have been shown. */
  markSeen: (until: string) => void;
}

/**
 * The leads that came in since the owner saw the newest one, whatever is filtered now. The counts are read
 * again and again; only when they tell of a newer lead are the leads read, too.
 */
export function useNewLeads(): NewLeads {
  const client = useQueryClient();
  const { data: counts } = useQuery(leadCountsQuery);
  const { data: seenUntil } = useQuery(seenUntilQuery);
  const latest = counts?.latest ?? null;
  const hasNewer = latest !== null && seenUntil !== undefined && latest > seenUntil;
  const { data: newest } = useQuery({
    ...newestLeadsQuery(latest),
    enabled: hasNewer,
    placeholderData: keepPreviousData,
  });

  const markSeen = useCallback(
    (until: string) =>
      client.setQueryData(seenUntilQuery.queryKey, (seen) =>
        seen !== undefined && seen > until ? seen : until,
      ),
    [client],
  );

  // What was there when the desk opened is not new.
  const hasBegun = seenUntil !== undefined;
  useEffect(() => {
    if (counts && !hasBegun) markSeen(counts.latest ?? '');
  }, [counts, hasBegun, markSeen]);

  const arrived = hasNewer && newest ? newest.filter(({ createdAt }) => createdAt > seenUntil) : [];
  return { arrived, markSeen };
}
