const unavailableCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT']);

/** ioredis' own errors have no code: only their words tell that the connection is what failed. */
const unavailableMessages =
  /^(Stream isn't writeable|Connection is closed|Command timed out|Redis connection is not ready)/;

/** Redis cannot be reached, or did not answer in time: worth trying again soon. */
export function isRedisUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return (
    error.name === 'MaxRetriesPerRequestError' ||
    (typeof code === 'string' && unavailableCodes.has(code)) ||
    unavailableMessages.test(error.message)
  );
}
