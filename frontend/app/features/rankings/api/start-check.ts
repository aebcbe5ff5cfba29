import {
  apiPaths,
  type RankingCheckResponse,
  rankingCheckResponseSchema,
  rankingCheckTimeoutSeconds,
} from '@agency/contracts';
import { callApi } from '~/lib/api-client';

/** Answers when the check is over, or after a while that it goes on. */
export function startCheck(): Promise<RankingCheckResponse> {
  const timeoutMs = (rankingCheckTimeoutSeconds + 10) * 1_000;
  return callApi(apiPaths.rankingsCheck, {
    method: 'POST',
    response: rankingCheckResponseSchema,
    timeoutMs,
  });
}
