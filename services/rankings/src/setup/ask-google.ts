import { SourceError } from '../performance-sources/source.error.js';

/** Shorter than a check's timeouts: the owner is waiting. */
const maxWaitMs = 12_000;

const tooSlow = new SourceError(
  'network',
  'Google did not answer within twelve seconds. Please try again in a moment.',
);

/** Throws a SourceError if the answer takes too long. */
export async function askGoogle<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const signal = AbortSignal.timeout(maxWaitMs);
  try {
    return await ask(signal);
  } catch (error) {
    throw signal.aborted ? tooSlow : error;
  }
}
