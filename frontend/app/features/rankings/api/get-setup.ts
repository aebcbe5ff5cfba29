import { apiPaths, rankingSetupSchema } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';

/** Tries the source live. Only on demand: a check that has ended does not ask for it again. */
export const setupQuery = queryOptions({
  queryKey: [apiPaths.rankingsSetup],
  queryFn: ({ signal }) =>
    callApi(apiPaths.rankingsSetup, { response: rankingSetupSchema, signal }),
});
