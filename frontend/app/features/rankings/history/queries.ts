import {
  apiPaths,
  type HistoryQuery,
  keywordCurvesSchema,
  keywordHistoryPath,
  type RankingHistory,
  rankingHistorySchema,
} from '@agency/contracts';
import { hashKey } from '@tanstack/react-query';
import { apiQuery } from '~/lib/api-query';
import { keywordQuery } from '../shared/keywords';
import { rankingsKey } from '../shared/rankings';

/** All keywords together (null), a keyword by its id, or the keywords of a landing page by its path. */
type Subject = number | string | null;

function pathOf(subject: Subject): string {
  if (subject === null) return apiPaths.rankingsHistory;
  return typeof subject === 'number' ? keywordHistoryPath(subject) : apiPaths.rankingsPageHistory;
}

function paramsOf(subject: Subject, days: HistoryQuery['days']): URLSearchParams {
  return new URLSearchParams({
    ...(typeof subject === 'string' && { page: subject }),
    days: String(days),
  });
}

function keyOf(subject: Subject): readonly unknown[] {
  if (subject === null) return [...rankingsKey, 'history'];
  return typeof subject === 'number'
    ? [...keywordQuery(subject).queryKey, 'history']
    : [...rankingsKey, 'landing-page', subject, 'history'];
}

/** Performance by day. The previous range stays until the next one has loaded. */
export function historyQuery(subject: Subject, days: HistoryQuery['days']) {
  const key = keyOf(subject);
  return apiQuery(`${pathOf(subject)}?${paramsOf(subject, days)}`, rankingHistorySchema, {
    queryKey: [...key, days],
    placeholderData: (shown: RankingHistory | undefined, query) =>
      query && hashKey(query.queryKey.slice(0, -1)) === hashKey(key) ? shown : undefined,
  });
}

/** The small curves of these keywords, in their order. A list without them is complete, so a failure is only logged. */
export function curvesQuery(ids: readonly number[]) {
  return apiQuery(`${apiPaths.rankingsCurves}?ids=${ids}`, keywordCurvesSchema, {
    queryKey: [...rankingsKey, 'curves', ids.join()],
    enabled: ids.length > 0,
    meta: { logOnError: 'The curves couldn’t be loaded.' },
  });
}
