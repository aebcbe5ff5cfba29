import type {
  KeywordFilter,
  RankingSource,
  SearchPerformance,
  TrackedKeyword,
} from '@agency/contracts';
import { searchPatterns } from '@agency/platform';
import { toSearchPerformance } from '../performance/search-performance.js';

/** A keyword with its windows; bigint and numeric columns come as text. */
export interface TrackedKeywordRow {
  id: number;
  keyword: string;
  landing_page: string | null;
  tags: string[];
  state: string;
  added_at: Date;
  clicks: string | null;
  impressions: string | null;
  position: string | null;
  previous_clicks: string | null;
  previous_impressions: string | null;
  previous_position: string | null;
  position_gain: string | null;
}

export const keywordColumns = `keyword.id, keyword.keyword, keyword.landing_page, keyword.tags, keyword.state,
  keyword.added_at, period.clicks, period.impressions, period.position, period.previous_clicks,
  period.previous_impressions, period.previous_position,
  period.previous_position - period.position AS position_gain`;

/** Holds every word of $2. An index is used for the first of them. */
const matchesSearch =
  '($2::text[] IS NULL OR keyword.search_text LIKE ($2::text[])[1] AND keyword.search_text LIKE ALL ($2))';

/** Parameters $1 to $4: source, patterns of the searched words, tag, state. */
export const keywordsWithWindows = `FROM rankings.keywords keyword
  LEFT JOIN rankings.keyword_windows period
    ON period.keyword_id = keyword.id AND period.source = $1
  WHERE keyword.state <> 'removed'
    AND ${matchesSearch}
    AND ($3::text IS NULL OR keyword.tags @> ARRAY[$3::text])
    AND ($4::text IS NULL OR keyword.state = $4)`;

type Conditions = Pick<KeywordFilter, 'search' | 'tag'> & Partial<Pick<KeywordFilter, 'paused'>>;

export function filterValues(
  source: RankingSource,
  filter: Conditions,
): (string | string[] | null)[] {
  const patterns = searchPatterns(filter.search?.toLowerCase() ?? '');
  const states = { yes: 'paused', no: 'active' };
  return [
    source,
    patterns.length > 0 ? patterns : null,
    filter.tag?.toLowerCase() || null,
    filter.paused ? states[filter.paused] : null,
  ];
}

/** Best first, keywords without data last. The id makes the order total, so that pages have no gaps. */
export const keywordOrders: Record<KeywordFilter['sort'], string> = {
  position: 'period.position ASC NULLS LAST, keyword.id',
  clicks: 'period.clicks DESC NULLS LAST, keyword.id',
  impressions: 'period.impressions DESC NULLS LAST, keyword.id',
  ctr: 'period.clicks / nullif(period.impressions, 0)::numeric DESC NULLS LAST, keyword.id',
  gain: 'period.previous_position - period.position DESC NULLS LAST, keyword.id',
  keyword: 'keyword.keyword',
};

export function toTrackedKeyword(row: TrackedKeywordRow): TrackedKeyword {
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
    positionGain: row.position_gain === null ? null : Number(row.position_gain),
  };
}

function performanceOrNull(
  clicks: string | null,
  impressions: string | null,
  position: string | null,
): SearchPerformance | null {
  return impressions === null ? null : toSearchPerformance({ clicks, impressions, position });
}
