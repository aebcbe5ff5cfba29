import type {
  BreakdownDimension,
  NotShownReason,
  PacificDate,
  RankingSource,
} from '@agency/contracts';
import type { QueryPerformance, SummedPeriod } from '../performance/stored-periods.js';

/** A query's figures of one page, country or device. */
export interface BreakdownFigures extends QueryPerformance {
  /** In the contract's form. */
  value: string;
}

/** What Google says about a page. */
export interface PageInspection {
  /** Null if Google shows it. */
  reason: NotShownReason | null;
  /** In Google's words. */
  coverage: string;
}

/** What a source can say about a window of days besides the days themselves. */
export interface SourceDetails {
  /** The best queries, tracked or not, each once. */
  readQueries(window: SummedPeriod, signal: AbortSignal): Promise<QueryPerformance[]>;
  /** Figures of these keywords by one dimension, each value once. */
  readBreakdown(
    window: SummedPeriod,
    dimension: BreakdownDimension,
    keywords: readonly string[],
    signal: AbortSignal,
  ): Promise<BreakdownFigures[]>;
  /** What Google says about a page of the site, by its path. Undefined if the page is outside the property. */
  inspectPage?(path: string, signal: AbortSignal): Promise<PageInspection | undefined>;
}

/**
 * Where performance data comes from (docs/decisions/017). Throws a SourceError for failures that the owner can act on.
 */
export interface PerformanceSource {
  readonly name: RankingSource;
  /** Whose data it is. Data of another one is deleted before a check reads this one's. */
  readonly property?: string;
  /** The newest day with final data; undefined if a check has nothing to read. */
  newestDay(signal: AbortSignal): Promise<PacificDate | undefined>;
  /** All queries of one day, each once. Empty for a day without data. */
  readDay(
    day: PacificDate,
    keywords: readonly string[],
    signal: AbortSignal,
  ): Promise<QueryPerformance[]>;
  /** Absent if a check cannot read them. */
  readonly details?: SourceDetails;
  /** The message of a working source. */
  readonly whenWorking: string;
  /** What to do while there is no data. */
  readonly whenEmpty: string;
}
