import { appointmentMinutes, easternDateOf } from '@agency/contracts';
import { execute, type NetworkKeys, rawSql, sql } from '@agency/platform';
import type { EntityManager } from 'typeorm';

/** A visitor by all keys that upcoming appointments are counted by. */
export interface VisitorKeys extends NetworkKeys {
  contactId: number;
  /**
   * The lead's email address and phone number, normalized by the leads service. Null, which matches nothing, without
   * one.
   */
  emailKey: string | null;
  phoneKey: string | null;
}

/** When an appointment that starts then ends. */
export const endOf = (startsAt: Date) => new Date(startsAt.getTime() + appointmentMinutes * 60_000);

/**
 * The SQL of the lock between bookings and the replacement of busy times; held until the transaction ends. Busy times
 * are visible from the commit that stored them: a booking that shares the lock was committed before or reads them.
 */
export const busyTimesLock = {
  shared: rawSql(`pg_advisory_xact_lock_shared(6, 0)`),
  exclusive: rawSql(`pg_advisory_xact_lock(6, 0)`),
} as const;

/**
 * Takes the locks of a booking, in the transaction of the caller: serializes bookings of one day and of one visitor until
 * it ends. Without these locks, concurrent inserts wait for each other in the exclusion constraint and deadlock. Locks are
 * taken in one order, at most one per class, so that two bookings never deadlock; the day comes last, because most
 * bookings wait for it. The email lock covers the lead. An owner's appointment that ends after midnight locks two days,
 * the earlier one first. Bookings share the lock of the busy times, so that none is decided by busy times that are being
 * replaced. (!) Read what a decision depends on in a later statement: one that waits for a lock has an older snapshot.
 */
export async function lockForBooking(
  manager: EntityManager,
  startsAt: Date,
  visitor?: VisitorKeys,
): Promise<void> {
  const lead = visitor ? `contact:${visitor.contactId}` : null;
  // The widest network covers those inside it.
  const network = visitor?.network48Key ?? visitor?.networkKey ?? null;
  // The first number is the lock's class. Null takes no lock. Postgres would plan the rest again for each visitor whose
  // values seem to make it slightly cheaper.
  await execute(
    manager,
    sql`SELECT set_config('plan_cache_mode', 'force_generic_plan', true), ${busyTimesLock.shared},
      pg_advisory_xact_lock(3, hashtext(${visitor?.emailKey ?? lead})),
      pg_advisory_xact_lock(4, hashtext(${visitor?.phoneKey ?? lead})),
      pg_advisory_xact_lock(5, hashtext(${network})),
      pg_advisory_xact_lock(1, hashtext(${easternDateOf(startsAt)})),
      pg_advisory_xact_lock(1, hashtext(${easternDateOf(endOf(startsAt))}))`.prepared(
      'lock-for-booking',
    ),
  );
}

/**
 * Serializes bookings of all days. The last lock of a booking, and only in a surge. (!) Not the lock of the busy times,
 * which bookings share: two that hold it and request it exclusively would deadlock.
 */
export async function lockForSurge(manager: EntityManager): Promise<void> {
  await execute(manager, sql`SELECT pg_advisory_xact_lock(7, 0)`);
}
