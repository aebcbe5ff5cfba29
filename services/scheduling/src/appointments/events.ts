import { queryRow, queryRows, sql } from '@agency/platform';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import { type AppointmentEvent, EventEntity } from './event.entity.js';

const movesSchema = z.object({ moves: z.int() });
const bookedSchema = z.object({ appointment_id: z.string() });

/** The events of one appointment at one time. */
interface AppointmentHistory {
  appointmentId: string;
  at: Date;
  events: AppointmentEvent[];
}

/** Call it with the manager of the transaction that makes the change. */
export async function recordEvents(
  manager: EntityManager,
  ...histories: readonly AppointmentHistory[]
): Promise<void> {
  const rows = histories.flatMap(({ appointmentId, at, events }) =>
    events.map(({ kind, ...detail }) => ({ appointmentId, at, kind, detail })),
  );
  if (rows.length > 0) await manager.insert(EventEntity, rows);
}

/** How often visitors moved an appointment since then. */
export async function countVisitorMoves(
  manager: EntityManager,
  id: string,
  since: Date,
): Promise<number> {
  const { moves } = await queryRow(
    manager,
    movesSchema,
    sql`SELECT count(*)::integer AS moves FROM scheduling.events
      WHERE appointment_id = ${id} AND kind = 'call-moved' AND detail->>'by' = 'visitor' AND at > ${since}`,
  );
  return moves;
}

/** Those of `appointmentIds` that the owner booked. */
export async function findBookedByOwner(
  manager: EntityManager,
  appointmentIds: readonly string[],
): Promise<Set<string>> {
  if (appointmentIds.length === 0) return new Set();
  const rows = await queryRows(
    manager,
    bookedSchema,
    sql`SELECT appointment_id FROM scheduling.events
      WHERE appointment_id = ANY(${appointmentIds}::bigint[]) AND kind = 'call-booked' AND detail->>'by' = 'owner'`,
  );
  return new Set(rows.map(({ appointment_id }) => appointment_id));
}
