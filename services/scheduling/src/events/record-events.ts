import type { EntityManager } from 'typeorm';
import type { CallEvent } from './call-event.js';
import { EventEntity } from './event.entity.js';

/** Adds to a call's history. Must be called with the manager of the transaction that makes the change. */
export async function recordEvents(
  manager: EntityManager,
  { appointmentId, at, events }: { appointmentId: string; at: Date; events: CallEvent[] },
): Promise<void> {
  if (events.length === 0) return;
  await manager
    .createQueryBuilder()
    .insert()
    .into(EventEntity)
    .values(events.map(({ kind, ...detail }) => ({ appointmentId, at, kind, detail })))
    .returning([])
    .updateEntity(false)
    .execute();
}
