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

function comparisonParams({ from, to, days, search, tag }: Comparison): URLSearchParams {
  return new URLSearchParams({
    from,
    to,
    days: String(days),
    ...(search && { search }),
    ...(tag && { tag }),
  });
}

export function changePageQuery(comparison: Comparison, page: number) {
  const params = comparisonParams(comparison);
  params.set('limit', String(changesPerPage));
  params.set('offset', String((page - 1) * changesPerPage));
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
