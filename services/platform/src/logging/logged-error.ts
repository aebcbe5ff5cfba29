import { ResponseSchemaError } from '../errors/exceptions.js';
import { isServerUnavailable } from '../errors/unavailable.js';

/** The part of an error that is safe everywhere, for example in Redis. */
export const errorName = (error: unknown): string =>
  error instanceof Error ? error.name : 'unknown';

/**
 * An error for the log, as `err`. (!) Without its message, except for a lost connection: messages of database errors
 * contain parameters, which may be user input.
 */
export function loggedError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: 'A value that is not an Error was thrown' };
  return {
    name: error.name,
    message: isServerUnavailable(error) ? error.message : undefined,
    code: 'code' in error ? error.code : undefined,
    constraint: 'constraint' in error ? error.constraint : undefined,
    issues: error instanceof ResponseSchemaError ? error.issues : undefined,
    where: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 8),
  };
}
