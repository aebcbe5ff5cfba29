import type pg from 'pg';

/** Busy times in three calendars, and calls, both spread over the 60 bookable days. */
export async function fillCalendars(
  database: pg.Pool,
  { busyTimes, calls }: { busyTimes: number; calls: number },
): Promise<void> {
  await database.query('TRUNCATE scheduling.appointments, scheduling.calendars CASCADE');
  await database.query(
    `INSERT INTO scheduling.calendars (name, color, source)
     SELECT 'Calendar ' || n, 'channel', 'file' FROM generate_series(1, 3) AS n`,
  );
  await database.query(
    `INSERT INTO scheduling.busy_times (calendar_id, starts_at, ends_at)
     SELECT (SELECT min(id) FROM scheduling.calendars) + n % 3, starts, starts + interval '15 minutes'
     FROM generate_series(1, $1::integer) AS n,
       LATERAL (SELECT now() + n * (interval '60 days' / $1::integer) AS starts)`,
    [busyTimes],
  );
  await database.query(
    `INSERT INTO leads.contacts (id, name, email, phone, bot_check)
     VALUES ($1, 'Avery Bennett', 'avery.bennett@example.com', '(910) 555-0142', 'missing')
     ON CONFLICT DO NOTHING`,
    [String(2 ** 40)],
  );
  await database.query(
    `INSERT INTO scheduling.appointments (contact_id, scheduled_at, duration, calendar_uid, meeting_room)
     SELECT $1, date_trunc('hour', now()) + n * (interval '60 days' / $2::integer), 30,
       gen_random_uuid(), 'room-' || n
     FROM generate_series(1, $2::integer) AS n`,
    [String(2 ** 40), calls],
  );
  await database.query('VACUUM ANALYZE scheduling.appointments, scheduling.busy_times');
}
