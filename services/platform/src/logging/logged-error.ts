import { isDatabaseUnavailable } from '../database/postgres-errors.js';
import { ResponseSchemaError } from '../errors/response-schema-error.js';
import { isRedisUnavailable } from '../redis/redis-errors.js';

/** What may be told of an error everywhere, such as in Redis. */
export const errorName = (error: unknown): string =>
  error instanceof Error ? error.name : 'unknown';

/**
 * An error as logs show it: log it as `err`. (!) Without its message, except that of a lost connection: the message of a
 * database error holds parameters, which a visitor may have typed.
 */
export function loggedError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: 'A value that is not an Error was thrown' };
  const isUnavailable = isDatabaseUnavailable(error) || isRedisUnavailable(error);
  return {
    name: error.name,
    message: isUnavailable ? error.message : undefined,
    code: 'code' in error ? error.code : undefined,
    constraint: 'constraint' in error ? error.constraint : undefined,
    issues: error instanceof ResponseSchemaError ? error.issues : undefined,
    where: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 8),
  };
}
