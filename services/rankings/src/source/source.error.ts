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
  ) {
    super(message);
  }
}

/** Whether a retry may succeed without any change. */
export function isTransient(cause: FailureCause): boolean {
  return cause === 'quota' || cause === 'network' || cause === 'google-error';
}
