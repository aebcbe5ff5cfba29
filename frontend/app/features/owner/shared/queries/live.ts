import { apiPaths, type Lead } from '@agency/contracts';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { readLeads } from './leads';

export const maxNewLeads = 20;

/** The newest leads, read when `latest` says that there is a newer one than those seen. */
export function newestLeadsQuery(latest: string | null) {
  return queryOptions({
    queryKey: [apiPaths.contactCounts, 'newest', latest],
    queryFn: async ({ signal }): Promise<Lead[]> => {
      const slice = { filter: { sort: 'newest' }, limit: maxNewLeads, offset: 0 } as const;
      return (await readLeads(slice, signal)).items;
    },
  });
}

/** When the newest lead that this desk has shown was created; empty before the first lead ever. Never read from the server. */
export const seenUntilQuery = queryOptions<string>({
  queryKey: ['desk', 'seen-until'],
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
});
