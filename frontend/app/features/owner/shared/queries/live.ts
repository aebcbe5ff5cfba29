import type { Lead } from '@agency/contracts';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { leadCountsQuery, readLeads } from './leads';

export const maxNewLeads = 20;

/** The newest leads, fetched when `latest` is newer than the leads already seen. */
export function newestLeadsQuery(latest: string | null) {
  return queryOptions({
    queryKey: [...leadCountsQuery.queryKey, 'newest', latest],
    queryFn: async ({ signal }): Promise<Lead[]> => {
      const filter = { sort: 'newest', import: 'none' } as const;
      const slice = { filter, limit: maxNewLeads, offset: 0 };
      return (await readLeads(slice, signal)).items;
    },
  });
}

/** When the newest lead shown on this desk was created; empty before the first lead. Never fetched from the server. */
export const seenUntilQuery = queryOptions<string>({
  queryKey: ['desk', 'seen-until'],
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
});
