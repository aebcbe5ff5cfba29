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

/** What a person can do about a failed order. */
export function adviceFor({ reason, host }: Pick<OrderFailure, 'reason' | 'host'>): string {
  switch (reason) {
    case 'validation':
      return `Check that the A and AAAA records of ${host} point to this machine, that port 80 reaches the gateway, and that no CAA record excludes the authority.`;
    case 'rate-limit':
      return 'Wait. Do not delete the volume "certificates": that resets your count, not the authority’s.';
    case 'away':
      return 'Check that this machine reaches the authority over HTTPS, and the status page of the authority.';
    case 'refused':
      return 'Check SITE_HOST, SITE_ALIASES and ACME_EMAIL, and that the CAA records of the names allow the authority.';
  }
}
