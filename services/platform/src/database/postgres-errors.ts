/** The SQLSTATEs that the product handles (Postgres manual, appendix A). */
const foreignKeyViolation = '23503';
const uniqueViolation = '23505';
const exclusionViolation = '23P01';
const deadlockDetected = '40P01';

/**
 * Connection lost, server starting or stopping, statement canceled by its timeout, out of space, memory or connections, a
 * failing disk, or only reading.
 */
const unavailableStates = /^(08...|57P0[1-5]|57014|53...|58...|25006|25P03)$/;
const unavailableErrnos = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
/** TypeORM releases a query runner whose connection was lost. */
const unavailableMessages =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|Driver not Connected|connection is closed|Query runner already released/i;

function causes(error: unknown): { code?: unknown; message?: unknown }[] {
  if (typeof error !== 'object' || error === null) return [];
  const driverError = 'driverError' in error ? error.driverError : undefined;
  const inner = error instanceof AggregateError ? error.errors : [];
  return [error, ...causes(driverError), ...inner.flatMap(causes)];
}

function hasState(error: unknown, state: string): boolean {
  return causes(error).some((cause) => cause.code === state);
}

/** Foreign key violation. */
export function isForeignKeyViolation(error: unknown): boolean {
  return hasState(error, foreignKeyViolation);
}

/** Unique violation. */
export function isUniqueViolation(error: unknown): boolean {
  return hasState(error, uniqueViolation);
}

/** Exclusion constraint violation: the row overlaps another one. */
export function isExclusionViolation(error: unknown): boolean {
  return hasState(error, exclusionViolation);
}

/** Postgres ended this transaction to resolve a deadlock. */
export function isDeadlock(error: unknown): boolean {
  return hasState(error, deadlockDetected);
}

/** The database is unreachable, did not answer in time, or stores nothing. Transient. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return causes(error).some(
    ({ code, message }) =>
      (typeof code === 'string' && (unavailableStates.test(code) || unavailableErrnos.has(code))) ||
      (typeof message === 'string' && unavailableMessages.test(message)),
  );
}
