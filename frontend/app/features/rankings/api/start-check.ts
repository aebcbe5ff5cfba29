import {
  apiPaths,
  checkAnswerSeconds,
  type RankingCheckResponse,
  rankingCheckResponse,
} from '@agency/contracts';
import { callApi } from '~/lib/api-client';

/** Answers when the check is over, or after a while that it goes on. */
export function startCheck(): Promise<RankingCheckResponse> {
  const timeoutMs = (checkAnswerSeconds + 10) * 1_000;
  return callApi(apiPaths.rankingsCheck, {
    method: 'POST',
    response: rankingCheckResponse,
    timeoutMs,
  });
}
