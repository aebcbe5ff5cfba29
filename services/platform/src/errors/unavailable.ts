import { isDatabaseUnavailable } from '../database/postgres-errors.js';

/** ioredis errors have no code: only the message identifies a connection failure. */
const redisMessages =
  /^(Stream isn't writeable|Connection is closed|Command timed out|Redis connection is not ready)/;

/** Postgres or Redis is unreachable or did not answer in time: worth a retry soon. */
export function isServerUnavailable(error: unknown): boolean {
  if (isDatabaseUnavailable(error)) return true;
  return (
    error instanceof Error &&
    (error.name === 'MaxRetriesPerRequestError' || redisMessages.test(error.message))
  );
}
