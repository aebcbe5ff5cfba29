import type { CallInside, Interval } from '@agency/contracts';
import { sharedViews } from '@agency/platform';
import type { EntityManager } from 'typeorm';

interface Row {
  /** Of the interval, counted from 1. */
  place: string;
  id: string;
  contact_id: string;
  name: string;
  scheduled_at: Date;
}

/** The scheduled calls ahead that share time with each interval, the earliest first. */
export async function findCallsInside(
  manager: EntityManager,
  intervals: readonly Interval[],
  now: Date,
): Promise<CallInside[][]> {
  const calls: CallInside[][] = intervals.map(() => []);
  if (intervals.length === 0) return calls;
  const rows: Row[] = await manager.query(
    `SELECT off.place, call.id, call.contact_id, card.name, call.scheduled_at
     FROM unnest($1::timestamptz[], $2::timestamptz[]) WITH ORDINALITY AS off (starts_at, ends_at, place)
     JOIN scheduling.appointments call ON call.scheduled_at < off.ends_at
       AND call.scheduled_at + call.duration * interval '1 minute' > off.starts_at
     JOIN ${sharedViews.contactCard.name} card ON card.id = call.contact_id
     WHERE call.status = 'scheduled' AND call.scheduled_at > $3
     ORDER BY call.scheduled_at, call.id`,
    [intervals.map(({ startsAt }) => startsAt), intervals.map(({ endsAt }) => endsAt), now],
  );
  for (const row of rows) {
    calls[Number(row.place) - 1]?.push({
      id: Number(row.id),
      contactId: Number(row.contact_id),
      name: row.name,
      scheduledAt: row.scheduled_at.toISOString(),
    });
  }
  return calls;
}
