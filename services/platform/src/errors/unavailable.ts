import { isDatabaseUnavailable } from '../database/postgres-errors.js';

/** Errors of Redis have no code: only the message tells a failed connection, and why a server stores nothing. */
const redisMessages =
  /^(Stream isn't writeable|Connection is closed|Command timed out|Redis connection is not ready|(MISCONF|OOM|READONLY|LOADING|MASTERDOWN) )/;

/** Postgres or Redis is unreachable, did not answer in time, or stores nothing: worth a retry soon. */
export function isServerUnavailable(error: unknown): boolean {
  if (isDatabaseUnavailable(error)) return true;
  return (
    error instanceof Error &&
    (error.name === 'MaxRetriesPerRequestError' || redisMessages.test(error.message))
  );
}
