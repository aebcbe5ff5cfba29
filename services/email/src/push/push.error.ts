import { JobError } from '@agency/platform';

/** Why a notification was not sent. Contains no address: an endpoint identifies a person's device. */
export class PushError extends JobError {
  override readonly name = 'PushError';

  constructor(
    reason: string,
    /** Whether a retry may succeed. */
    readonly isTransient: boolean,
    /** The wait that the push service asked for. */
    readonly retryAfterMs?: number,
  ) {
    super(reason);
  }
}
