import { apiPaths, rankingRunSchema } from '@agency/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApiForPage } from '~/lib/api-client';
import { byOffset } from '~/lib/by-offset';
import { rankingKeys } from './ranking-keys';

const runsPerPage = 10;

/** The log of checks and uploads, newest first. */
export const runsQuery = infiniteQueryOptions({
  queryKey: rankingKeys.runs,
  queryFn: ({ signal, pageParam: offset }) => {
    const path = `${apiPaths.rankingsRuns}?limit=${runsPerPage}&offset=${offset}`;
    return callApiForPage(path, { item: rankingRunSchema, signal });
  },
  ...byOffset,
});
