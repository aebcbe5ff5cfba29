export type FailureReason =
  /** The authority could not reach the site under one of its names. */
  | 'validation'
  | 'rate-limit'
  /** The authority does not answer, or answers that it is out of order. */
  | 'away'
  /** The authority refuses the order, as for a name that its policy excludes. */
  | 'refused';

/** An order that did not succeed. Its message is the authority's own sentence. */
export class OrderFailure extends Error {
  readonly reason: FailureReason;
  /** How long the authority asks to wait, in ms. */
  readonly retryAfterMs: number | undefined;
  /** The name that could not be validated. */
  readonly host: string | undefined;

  constructor(
    reason: FailureReason,
    message: string,
    { retryAfterMs, host, cause }: { retryAfterMs?: number; host?: string; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
    this.host = host;
  }
}
