import type { SearchPerformance } from '@agency/contracts';
import { toSearchPerformance } from '../performance/search-performance.js';

/** Bytes of a keyword in what `sumsStatement` returns. */
const recordBytes = 24;
/** In place of a position, where a keyword has no impressions. */
const noPosition = -1;

/**
 * The figures of all keywords summed over some days, of source $1 and the days $2: one value, as parsing a hundred
 * thousand rows takes longer than summing them. Positions come in tenths.
 */
export const sumsStatement = `
  SELECT max(keyword_id) AS "maxId",
    string_agg(int4send(keyword_id) || float8send(clicks) || float8send(impressions) || int4send(tenths), '') AS packed
  FROM (
    SELECT keyword_id, sum(clicks)::double precision AS clicks,
      sum(impressions)::double precision AS impressions,
      coalesce(10 * round((sum(position * impressions) / nullif(sum(impressions), 0))::numeric, 1),
        ${noPosition})::integer AS tenths
    FROM rankings.figures
    WHERE source = $1 AND day = ANY($2::date[])
    GROUP BY keyword_id
  ) AS sums`;

export interface SumsRow {
  maxId: number | null;
  packed: Buffer | null;
}

/** The sums of each keyword, by its id. Objects would take ten times the memory of these arrays. */
export class PeriodSums {
  private readonly clicks: Float64Array;
  private readonly impressions: Float64Array;
  private readonly tenths: Int32Array;

  constructor({ maxId, packed }: SumsRow) {
    const size = (maxId ?? 0) + 1;
    this.clicks = new Float64Array(size);
    this.impressions = new Float64Array(size).fill(Number.NaN);
    this.tenths = new Int32Array(size).fill(noPosition);
    if (!packed) return;
    for (let at = 0; at < packed.length; at += recordBytes) {
      const id = packed.readInt32BE(at);
      this.clicks[id] = packed.readDoubleBE(at + 4);
      this.impressions[id] = packed.readDoubleBE(at + 12);
      this.tenths[id] = packed.readInt32BE(at + 20);
    }
  }

  has(id: number): boolean {
    return !Number.isNaN(this.impressions[id] ?? Number.NaN);
  }

  /** Tenths of the position, a whole number; undefined without one. */
  tenthsOf(id: number): number | undefined {
    const tenths = this.tenths[id] ?? noPosition;
    return tenths === noPosition ? undefined : tenths;
  }

  of(id: number): SearchPerformance | null {
    if (!this.has(id)) return null;
    const tenths = this.tenthsOf(id);
    return toSearchPerformance({
      clicks: this.clicks[id] ?? 0,
      impressions: this.impressions[id] ?? 0,
      position: tenths === undefined ? null : tenths / 10,
    });
  }
}
