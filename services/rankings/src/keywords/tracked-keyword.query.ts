import {
  type KeywordFilter,
  type SearchPerformance,
  type TrackedKeyword,
  trackedKeywordSchema,
} from '@agency/contracts';
import { bigintSchema, type Sql, searchPatterns, sql } from '@agency/platform';
import * as z from 'zod';
import { toSearchPerformance } from '../performance/search-performance.js';

const count = bigintSchema.nullable();
const position = z.number().nullable();

const {
  current: _current,
  previous: _previous,
  best: _best,
  ...fields
} = trackedKeywordSchema.shape;

/** A keyword with its windows and its best position. */
export const trackedKeywordRowSchema = z.object({
  ...fields,
  addedAt: z.date().transform((at) => at.toISOString()),
  clicks: count,
  impressions: count,
  position,
  previousClicks: count,
  previousImpressions: count,
  previousPosition: position,
  bestPosition: position,
  bestDay: z.string().nullable(),
  bestCoversDays: z.int().nullable(),
});

export const keywordColumns = sql`keyword.id, keyword.keyword, keyword.landing_page AS "landingPage", keyword.tags,
  keyword.state = 'paused' AS "isPaused", keyword.added_at AS "addedAt",
  period.clicks, period.impressions, period.position::double precision AS position,
  period.previous_clicks AS "previousClicks", period.previous_impressions AS "previousImpressions",
  period.previous_position::double precision AS "previousPosition",
  (period.previous_position - period.position)::double precision AS "positionGain",
  best.position::double precision AS "bestPosition", best.day::text AS "bestDay",
  best.covers_days AS "bestCoversDays"`;

/** Whether a keyword on the list matches a filter. `keyword` is its row. */
export function matchesKeywordFilter({
  search,
  tag,
  paused,
  landing,
}: Pick<KeywordFilter, 'search' | 'tag'> &
  Partial<Pick<KeywordFilter, 'paused' | 'landing'>>): Sql {
  const conditions = [sql`keyword.state <> 'removed'`];
  for (const pattern of searchPatterns(search?.toLowerCase() ?? '')) {
    conditions.push(sql`keyword.search_text LIKE ${pattern}`);
  }
  if (tag) conditions.push(sql`keyword.tags @> ARRAY[${tag.toLowerCase()}::text]`);
  if (landing) conditions.push(sql`keyword.landing_page = ${landing}`);
  if (paused) conditions.push(sql`keyword.state = ${paused === 'yes' ? 'paused' : 'active'}`);
  return conditions.reduce((all, next) => sql`${all} AND ${next}`);
}

/** Best first, keywords without data last. The id makes the order total, so that pages have no gaps. */
export const keywordOrders: Record<KeywordFilter['sort'], Sql> = {
  position: sql`period.position ASC NULLS LAST, keyword.id`,
  clicks: sql`period.clicks DESC NULLS LAST, keyword.id`,
  impressions: sql`period.impressions DESC NULLS LAST, keyword.id`,
  ctr: sql`period.clicks / nullif(period.impressions, 0)::numeric DESC NULLS LAST, keyword.id`,
  gain: sql`period.previous_position - period.position DESC NULLS LAST, keyword.id`,
  best: sql`best.position ASC NULLS LAST, keyword.id`,
  keyword: sql`keyword.keyword`,
};

/** Null without data: a gap, not a zero. */
function performanceOf(
  clicks: number | null,
  impressions: number | null,
  position: number | null,
): SearchPerformance | null {
  if (clicks === null || impressions === null) return null;
  return toSearchPerformance({ clicks, impressions, position });
}

export function toTrackedKeyword({
  clicks,
  impressions,
  position,
  previousClicks,
  previousImpressions,
  previousPosition,
  bestPosition,
  bestDay,
  bestCoversDays,
  ...keyword
}: z.infer<typeof trackedKeywordRowSchema>): TrackedKeyword {
  const isBestKnown = bestPosition !== null && bestDay !== null && bestCoversDays !== null;
  return {
    ...keyword,
    current: performanceOf(clicks, impressions, position),
    previous: performanceOf(previousClicks, previousImpressions, previousPosition),
    best: isBestKnown ? { position: bestPosition, day: bestDay, coversDays: bestCoversDays } : null,
  };
}
