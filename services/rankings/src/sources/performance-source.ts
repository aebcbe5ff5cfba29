import type {
  PacificDate,
  RankingFailureCause,
  RankingSetup,
  RankingSource,
} from '@agency/contracts';
import type { QueryPerformance } from '../performance/store-day.js';

/** Where figures come from (ADR 017). Throws a SourceError for whatever the owner has to know. */
export interface PerformanceSource {
  readonly source: RankingSource;
  /** What is set, in the order of setting it up. Nothing secret. */
  settings(): RankingSetup['settings'];
  /** The newest day with final figures; undefined when a check has nothing to read. */
  newestDay(signal: AbortSignal): Promise<PacificDate | undefined>;
  /** All figures of one day, no query twice. None is an answer too: a day without data. */
  readDay(
    day: PacificDate,
    keywords: readonly string[],
    signal: AbortSignal,
  ): Promise<QueryPerformance[]>;
  /** What a working source says of itself. */
  readonly whenWorking: string;
  /** What to do while there is no figure. */
  readonly whenEmpty: string;
}

/** Injects the source that this installation has chosen. */
export const PERFORMANCE_SOURCE = Symbol('PERFORMANCE_SOURCE');

/** A source that gives no figures, and why, in a sentence for the owner. */
export class SourceError extends Error {
  override readonly name = 'SourceError';

  constructor(
    override readonly cause: RankingFailureCause,
    message: string,
  ) {
    super(message);
  }
}

/** Whether trying again later, with nothing changed, may help. */
export function isTransient(cause: RankingFailureCause): boolean {
  return cause === 'quota' || cause === 'network' || cause === 'google-error';
}
