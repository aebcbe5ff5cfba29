import { apiPaths, otherQuerySchema } from '@agency/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApiForPage } from '~/lib/api-client';
import { byOffset } from '~/lib/by-offset';
import { rankingsKey } from '../shared/rankings';

const queriesPerPage = 20;

/** Queries that are seen and not on the list, most clicks first. */
export const otherQueriesQuery = infiniteQueryOptions({
  queryKey: [...rankingsKey, 'other-queries'],
  queryFn: ({ signal, pageParam: offset }) => {
    const path = `${apiPaths.rankingsOtherQueries}?limit=${queriesPerPage}&offset=${offset}`;
    return callApiForPage(path, { item: otherQuerySchema, signal });
  },
  ...byOffset,
});
