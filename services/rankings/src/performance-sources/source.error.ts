import type { RankingFailureCause } from '@agency/contracts';

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
