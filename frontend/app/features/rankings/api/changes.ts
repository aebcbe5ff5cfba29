import { apiPaths, keywordChangeSchema } from '@agency/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApiForPage } from '~/lib/api-client';
import { rankingsKey } from './rankings';

export const changesPerPage = 50;

/** Two periods to compare, as parameters of both the address and the API. */
export interface Comparison {
  from: string;
  to: string;
  /** Length of the period that ends on each date. */
  days: number;
  search: string | undefined;
  tag: string | undefined;
}

export function changePageQuery({ from, to, days, search, tag }: Comparison, page: number) {
  const params = new URLSearchParams({
    from,
    to,
    days: String(days),
    ...(search && { search }),
    ...(tag && { tag }),
    limit: String(changesPerPage),
    offset: String((page - 1) * changesPerPage),
  });
  return queryOptions({
    queryKey: [...rankingsKey, 'changes', params.toString()],
    queryFn: ({ signal }) =>
      callApiForPage(`${apiPaths.rankingsChanges}?${params}`, {
        item: keywordChangeSchema,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
