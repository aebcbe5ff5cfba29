import type {
  PacificDate,
  RankingFailureCause,
  RankingSetup,
  RankingSource,
} from '@agency/contracts';
import type { QueryPerformance } from '../performance/stored-periods.js';

/**
 * Where performance data comes from (docs/decisions/017). Throws a SourceError for failures that the owner can act on.
 */
export interface PerformanceSource {
  readonly name: RankingSource;
  /** Whose data it is. Data of another one is deleted before a check reads this one's. */
  readonly property?: string;
  /** The settings in setup order, without secrets. */
  settings(): RankingSetup['settings'];
  /** The newest day with final data; undefined if a check has nothing to read. */
  newestDay(signal: AbortSignal): Promise<PacificDate | undefined>;
  /** All queries of one day, each once. Empty for a day without data. */
  readDay(
    day: PacificDate,
    keywords: readonly string[],
    signal: AbortSignal,
  ): Promise<QueryPerformance[]>;
  /** The message of a working source. */
  readonly whenWorking: string;
  /** What to do while there is no data. */
  readonly whenEmpty: string;
}

/** Why a source returned no data, for the owner. */
export class SourceError extends Error {
  override readonly name = 'SourceError';

  constructor(
    override readonly cause: RankingFailureCause,
    message: string,
  ) {
    super(message);
  }
}

/** Whether a retry may succeed without any change. */
export function isTransient(cause: RankingFailureCause): boolean {
  return cause === 'quota' || cause === 'network' || cause === 'google-error';
}
