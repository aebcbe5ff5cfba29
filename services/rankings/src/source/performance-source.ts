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

/** Why a source returned no data. The message beside it explains it in one sentence. */
export type FailureCause =
  /** The property or the key is not set. */
  | 'not-configured'
  /** The key file is unreadable, or Google rejects the key. */
  | 'bad-key'
  /** Google rejects the time of this server's clock. */
  | 'wrong-clock'
  | 'api-not-enabled'
  | 'account-not-added'
  /** The account has the site under the other kind of property (domain or URL prefix). */
  | 'wrong-property-kind'
  /** Google's rate limit or quota was reached. */
  | 'quota'
  /** Google could not be reached, or did not answer in time. */
  | 'network'
  /** Google answered with an error. */
  | 'google-error'
  /** Google does not accept the request, for another reason. */
  | 'google-refusal'
  /** The source works but has no data yet. */
  | 'no-figures'
  /** The check was interrupted or failed on our side. */
  | 'stopped';

/** Why a source returned no data, for the owner. */
export class SourceError extends Error {
  override readonly name = 'SourceError';

  constructor(
    override readonly cause: FailureCause,
    message: string,
    /** The wait that Google asks for. */
    readonly retryAfterMs?: number,
  ) {
    super(message);
  }
}

/** Whether a retry may succeed without any change. */
export function isTransient(cause: FailureCause): boolean {
  return cause === 'quota' || cause === 'network' || cause === 'google-error';
}
