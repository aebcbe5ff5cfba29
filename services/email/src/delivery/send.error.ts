import { JobError } from '@agency/platform';

/** Why an email was not sent, in a sentence that names no one: mail servers quote addresses in theirs. */
export class SendError extends JobError {
  override readonly name = 'SendError';

  constructor(
    reason: string,
    /** `transient`: a retry may succeed. `unknown`: the server has the email but did not confirm it. */
    readonly kind: 'transient' | 'permanent' | 'unknown',
  ) {
    super(reason);
  }
}
