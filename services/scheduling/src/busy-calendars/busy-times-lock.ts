import { rawSql } from '@agency/platform';

/** (!) Beside the classes of the locks that bookings take (schedule/booking-locks.ts). */
const key = '6, 0';

/**
 * The lock between bookings and the replacement of busy times, as SQL; held until the transaction ends. A busy time is
 * known from the commit that stored it: bookings that share the lock were committed before or read it.
 */
export const busyTimesLock = {
  shared: rawSql(`pg_advisory_xact_lock_shared(${key})`),
  exclusive: rawSql(`pg_advisory_xact_lock(${key})`),
} as const;
