/** Why a notification was not sent. Names no address: an endpoint stands for a person's device. */
export class PushError extends Error {
  override readonly name = 'PushError';

  constructor(
    reason: string,
    /** Whether a retry may succeed. */
    readonly isTransient: boolean,
    /** What the push service asked for. */
    readonly retryAfterMs?: number,
  ) {
    super(reason);
  }
}
