import type { EntityManager } from 'typeorm';
import type { AppointmentEvent } from './appointment-event.js';
import { EventEntity } from './event.entity.js';

/** What happened to one call at one moment. */
export interface AppointmentHistory {
  appointmentId: string;
  at: Date;
  events: AppointmentEvent[];
}

/** Adds to the history of calls. Must be called with the manager of the transaction that makes the change. */
export async function recordEvents(
  manager: EntityManager,
  ...histories: readonly AppointmentHistory[]
): Promise<void> {
  const rows = histories.flatMap(({ appointmentId, at, events }) =>
    events.map(({ kind, ...detail }) => ({ appointmentId, at, kind, detail })),
  );
  if (rows.length === 0) return;
  await manager
    .createQueryBuilder()
    .insert()
    .into(EventEntity)
    .values(rows)
    .returning([])
    .updateEntity(false)
    .execute();
}
