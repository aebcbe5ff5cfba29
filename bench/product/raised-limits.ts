/** For benchmarks only: one address sends what thousands of visitors would. */
export const raisedLimits: Record<string, string> = {
  RATE_LIMIT_CONTACTS: '100000000',
  RATE_LIMIT_APPOINTMENTS: '100000000',
  RATE_LIMIT_CHALLENGES: '100000000',
  ...Object.fromEntries(
    ['FORMS', 'BOOKINGS', 'BOT_CHECK', 'LOGIN'].flatMap((name) => [
      [`LIMIT_${name}`, '100000r/s'],
      [`LIMIT_${name}_BURST`, '100000'],
    ]),
  ),
};
