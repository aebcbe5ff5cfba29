import { runStatement, sqlPart, statement, type Transaction } from '@agency/platform';
import type { AppointmentEvent } from './appointment-event.js';

/** What happened to one call at one moment. */
export interface AppointmentHistory {
  appointmentId: string;
  at: Date;
  events: AppointmentEvent[];
}

/** Events as one value of a statement. `toEventRows` makes it. */
export type EventRows = string & { readonly holds: 'events' };

export function toEventRows(...histories: readonly AppointmentHistory[]): EventRows {
  const rows = histories.flatMap(({ appointmentId, at, events }) =>
    events.map(({ kind, ...detail }) => ({ appointment_id: appointmentId, at, kind, detail })),
  );
  return JSON.stringify(rows) as EventRows;
}

/** Adds the events of the value `eventRows`, in the statement that makes the change. */
export const insertEventRows = sqlPart<{ eventRows: EventRows }>()`
  INSERT INTO scheduling.events (appointment_id, at, kind, detail)
  SELECT appointment_id, at, kind, detail FROM jsonb_to_recordset(${'eventRows'}::jsonb)
    AS event (appointment_id bigint, at timestamptz, kind text, detail jsonb)`;

const insertEvents = statement<{ eventRows: EventRows }>('insert-events')`${insertEventRows}`;

/** Adds to the history of calls, in the transaction that makes the change. */
export async function recordEvents(
  transaction: Transaction,
  ...histories: readonly AppointmentHistory[]
): Promise<void> {
  if (histories.every(({ events }) => events.length === 0)) return;
  await runStatement(transaction, insertEvents, { eventRows: toEventRows(...histories) });
}
