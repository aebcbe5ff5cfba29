import {
  apiPaths,
  rankingCheckResponseSchema,
  rankingCheckStateSchema,
  rankingCheckTimeoutSeconds,
} from '@agency/contracts';
import { callApi } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';
import { rankingsKey } from '../shared/rankings';

/** The running check, whoever started it, and the last finished one. */
export const checkStateQuery = apiQuery(apiPaths.rankingsCheck, rankingCheckStateSchema, {
  queryKey: [...rankingsKey, 'check'],
});

/** Answers when the check has finished, or earlier that it continues in the background. */
export function startCheck() {
  const timeoutMs = (rankingCheckTimeoutSeconds + 10) * 1_000;
  return callApi(apiPaths.rankingsCheck, {
    method: 'POST',
    response: rankingCheckResponseSchema,
    timeoutMs,
  });
}
