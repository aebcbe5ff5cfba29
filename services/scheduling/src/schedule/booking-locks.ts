import { appointmentMinutes, easternDateOf } from '@agency/contracts';
import { execute, type NetworkKeys, rawSql, sql } from '@agency/platform';
import type { EntityManager } from 'typeorm';

/** Who books, by everything that upcoming appointments are counted by. */
export interface VisitorKeys extends NetworkKeys {
  contactId: number;
  /** The lead's email address and phone number, normalized by the leads service. Null, which matches none, without one. */
  emailKey: string | null;
  phoneKey: string | null;
}

/** When an appointment that starts then ends. */
export const endOf = (startsAt: Date) => new Date(startsAt.getTime() + appointmentMinutes * 60_000);

/**
 * The lock between bookings and the replacement of busy times, as SQL; held until the transaction ends. A busy time is
 * known from the commit that stored it: bookings that share the lock were committed before or read it.
 */
export const busyTimesLock = {
  shared: rawSql(`pg_advisory_xact_lock_shared(6, 0)`),
  exclusive: rawSql(`pg_advisory_xact_lock(6, 0)`),
} as const;

/**
 * Serializes bookings of a day and of a visitor, until the transaction ends. Without these locks, concurrent inserts wait
 * for each other in the exclusion constraint and deadlock. Locks are taken in one order, at most one of each class, so that
 * two bookings never wait for each other; the day comes last, because most bookings wait for it. The email lock covers the
 * lead. An appointment of the owner's that ends after midnight locks two days, the earlier one first. Bookings share the
 * lock of the busy times, so that none is decided by busy times that are being replaced.
 *
 * (!) What decides is read by a later statement: one that waits for a lock has looked before.
 */
export async function lockForBooking(
  manager: EntityManager,
  startsAt: Date,
  visitor?: VisitorKeys,
): Promise<void> {
  const lead = visitor ? `contact:${visitor.contactId}` : null;
  // The widest network covers those inside it.
  const network = visitor?.network48Key ?? visitor?.networkKey ?? null;
  // The first number is the class of the lock. No lock is taken for null. Postgres would plan what follows anew for each
  // visitor whose values seem to make it a little cheaper.
  await execute(
    manager,
    sql`SELECT set_config('plan_cache_mode', 'force_generic_plan', true), ${busyTimesLock.shared},
      pg_advisory_xact_lock(3, hashtext(${visitor?.emailKey ?? lead})),
      pg_advisory_xact_lock(4, hashtext(${visitor?.phoneKey ?? lead})),
      pg_advisory_xact_lock(5, hashtext(${network})),
      pg_advisory_xact_lock(1, hashtext(${easternDateOf(startsAt)})),
      pg_advisory_xact_lock(1, hashtext(${easternDateOf(endOf(startsAt))}))`,
  );
}

/**
 * Lets bookings of all days take turns. The last lock of a booking, and only in a surge. (!) Not that of the busy times,
 * which bookings share: two that hold it and want it alone are a deadlock.
 */
export async function lockForSurge(manager: EntityManager): Promise<void> {
  await execute(manager, sql`SELECT pg_advisory_xact_lock(7, 0)`);
}
