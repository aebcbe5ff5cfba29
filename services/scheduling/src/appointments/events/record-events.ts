import type { EntityManager } from 'typeorm';
import type { AppointmentEvent } from './appointment-event.js';
import { EventEntity } from './event.entity.js';

/** The events of one appointment at one time. */
export interface AppointmentHistory {
  appointmentId: string;
  at: Date;
  events: AppointmentEvent[];
}

/** Records appointment events in the transaction that makes the change. */
export async function recordEvents(
  manager: EntityManager,
  ...histories: readonly AppointmentHistory[]
): Promise<void> {
  const rows = histories.flatMap(({ appointmentId, at, events }) =>
    events.map(({ kind, ...detail }) => ({ appointmentId, at, kind, detail })),
  );
  if (rows.length > 0) await manager.insert(EventEntity, rows);
}
