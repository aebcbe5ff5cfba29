import { apiPaths, keywordChangeSchema } from '@agency/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApiForPage } from '~/lib/api-client';
import { rankingKeys } from './ranking-keys';

export const changesPerPage = 50;

/** What lies between two dates, as the address and the server both name it. */
export interface ChangeSpan {
  from: string;
  to: string;
  /** Days up to each date that are taken together. */
  days: number;
  search: string | undefined;
  tag: string | undefined;
}

export function changePageQuery(span: ChangeSpan, page: number) {
  const params = new URLSearchParams({
    from: span.from,
    to: span.to,
    days: String(span.days),
    ...(span.search && { search: span.search }),
    ...(span.tag && { tag: span.tag }),
    limit: String(changesPerPage),
    offset: String((page - 1) * changesPerPage),
  });
  return queryOptions({
    queryKey: [...rankingKeys.changes, params.toString()],
    queryFn: ({ signal }) =>
      callApiForPage(`${apiPaths.rankingsChanges}?${params}`, {
        item: keywordChangeSchema,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
