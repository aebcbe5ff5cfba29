import { apiPaths, rankingCheckStateSchema } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';
import { rankingKeys } from './ranking-keys';

/** The running check, whoever started it, and the last that ended. */
export const checkStateQuery = queryOptions({
  queryKey: rankingKeys.check,
  queryFn: ({ signal }) =>
    callApi(apiPaths.rankingsCheck, { response: rankingCheckStateSchema, signal }),
});
