const unavailableCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT']);

/** ioredis errors have no code: only the message identifies a connection failure. */
const unavailableMessages =
  /^(Stream isn't writeable|Connection is closed|Command timed out|Redis connection is not ready)/;

/** Redis is unreachable or did not answer in time: worth a retry soon. */
export function isRedisUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return (
    error.name === 'MaxRetriesPerRequestError' ||
    (typeof code === 'string' && unavailableCodes.has(code)) ||
    unavailableMessages.test(error.message)
  );
}
