import { maxEmailsPerAddressPerDay } from '@agency/contracts';
import { execute, queryRow, type Sql, sql } from '@agency/platform';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import { type DailyTotal, dayMs, heldEmailMs } from './recipient-limit.js';

const usedSchema = z.object({ all: z.int(), late: z.int(), lateOfCall: z.int() });

/** The delivery that asks. */
interface Asking {
  id: string;
  appointmentId: number | null;
  recipientKey: string;
  wasHeld: boolean;
}

const overTotal = `An address gets at most ${maxEmailsPerAddressPerDay} emails in 24 hours that visitors can cause.`;

/** `first` and `late`: it is sent, as that part of the total. */
type Verdict = 'first' | 'late' | 'held' | 'skipped';

const giveBack = sql`attempts = 0, sending_since = NULL`;
const effects: Record<Verdict, Sql> = {
  first: sql`allowance = 'first'`,
  late: sql`allowance = 'late'`,
  held: sql`allowance = 'late', reason = ${`${overTotal} The latest about this call follows later.`}, ${giveBack}`,
  skipped: sql`allowance = NULL, state = 'skipped', reason = ${overTotal}, ${giveBack}`,
};

/**
 * Applies its mailbox's total to a claimed email. Beyond it, the latest state of a call is sent once a day, after it was
 * held back, and for as many calls as the total allows. Whatever is left waits until the day is over.
 * (!) Call it while the mailbox is locked.
 */
export async function applyTotal(
  manager: EntityManager,
  asking: Asking,
  total: DailyTotal,
  now: Date,
): Promise<Verdict> {
  const verdict = await judge(manager, asking, total, now);
  await execute(
    manager,
    sql`UPDATE email.deliveries SET ${effects[verdict]} WHERE id = ${asking.id}`,
  );
  return verdict;
}

async function judge(
  manager: EntityManager,
  { id, appointmentId, recipientKey, wasHeld }: Asking,
  { isCallState, isUrgent }: DailyTotal,
  now: Date,
): Promise<Verdict> {
  const used = await queryRow(
    manager,
    usedSchema,
    sql`SELECT count(*)::integer AS all,
        (count(*) FILTER (WHERE allowance = 'late'))::integer AS late,
        (count(*) FILTER (WHERE allowance = 'late' AND appointment_id = ${appointmentId}))::integer AS "lateOfCall"
      FROM email.deliveries
      WHERE recipient_key = ${recipientKey} AND allowance IS NOT NULL AND attempts > 0 AND state <> 'skipped'
        AND created_at > ${new Date(now.getTime() - dayMs)} AND id <> ${id}`,
  );
  if (used.all < maxEmailsPerAddressPerDay) return 'first';
  if (!isCallState) return 'skipped';
  const isLate = wasHeld || isUrgent;
  return isLate && used.late < maxEmailsPerAddressPerDay && used.lateOfCall === 0 ? 'late' : 'held';
}

/** Whether a delivery is held back. */
export const isHeld = sql`(deliveries.allowance IS NOT DISTINCT FROM 'late' AND deliveries.attempts = 0)`;

/** Whether a delivery is held back and not due yet. */
export const isHeldStill = (now: Date) =>
  sql`(${isHeld} AND deliveries.changed_at > ${new Date(now.getTime() - heldEmailMs)})`;
