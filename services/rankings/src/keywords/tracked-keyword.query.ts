import type { KeywordFilter, TrackedKeyword } from '@agency/contracts';
import { bigintSchema, type Sql, searchPatterns, sql } from '@agency/platform';
import * as z from 'zod';
import { performanceOrNull } from '../performance/search-performance.js';

const count = bigintSchema.nullable();
const position = z.number().nullable();

/** A keyword with its windows and its best position. */
export const trackedKeywordRowSchema = z.object({
  id: z.int(),
  keyword: z.string(),
  landing_page: z.string().nullable(),
  tags: z.array(z.string()),
  state: z.string(),
  added_at: z.date(),
  clicks: count,
  impressions: count,
  position,
  previous_clicks: count,
  previous_impressions: count,
  previous_position: position,
  position_gain: position,
  best_position: position,
  best_day: z.string().nullable(),
  best_covers_days: z.int().nullable(),
});

export const keywordColumns = sql`keyword.id, keyword.keyword, keyword.landing_page, keyword.tags, keyword.state,
  keyword.added_at, period.clicks, period.impressions, period.position::double precision AS position,
  period.previous_clicks, period.previous_impressions,
  period.previous_position::double precision AS previous_position,
  (period.previous_position - period.position)::double precision AS position_gain,
  best.position::double precision AS best_position, best.day::text AS best_day, best.covers_days AS best_covers_days`;

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

function bestOf(row: z.infer<typeof trackedKeywordRowSchema>): TrackedKeyword['best'] {
  const { best_position: best, best_day: day, best_covers_days: coversDays } = row;
  return best === null || day === null || coversDays === null
    ? null
    : { position: best, day, coversDays };
}

export function toTrackedKeyword(row: z.infer<typeof trackedKeywordRowSchema>): TrackedKeyword {
  return {
    id: row.id,
    keyword: row.keyword,
    landingPage: row.landing_page,
    tags: row.tags,
    isPaused: row.state === 'paused',
    addedAt: row.added_at.toISOString(),
    current: performanceOrNull(row.clicks, row.impressions, row.position),
    previous: performanceOrNull(
      row.previous_clicks,
      row.previous_impressions,
      row.previous_position,
    ),
    positionGain: row.position_gain,
    best: bestOf(row),
  };
}
