import { apiPaths } from '@agency/contracts';
import type pg from 'pg';
import { median, percentile } from '../load/median.ts';
import { timed } from '../load/one-by-one.ts';
import { compare } from '../load/rounds.ts';
import { clients } from '../load/sample.ts';
import { wrk } from '../load/wrk.ts';
import { awaitRest } from '../product/rest.ts';
import type { Product } from '../product/throw-away-product.ts';
import { statusNote } from '../report/load-table.ts';
import { atMost, type Section } from '../report/section.ts';
import { loadSeconds, rounds } from '../settings.ts';

const busyTimes = 5_000;
const calls = 500;
const turns = 200;
const p95TargetMs = 30;

/** The scheduler's request on opening and every half minute, with a full calendar. */
export async function measure(product: Product): Promise<Section> {
  await fillCalendars(product.database);
  await awaitRest(product);
  const url = `${product.url}${apiPaths.slots}`;
  const baseline = `${product.url}${apiPaths.availability}`;
  const etag = (await fetch(url)).headers.get('etag') ?? '';
  const change = (statement: string) => product.database.query(statement);
  const contestants: Contestant[] = [
    { name: 'GET /api/availability', ask: () => timed(baseline) },
    { name: 'free times, nothing new', ask: () => timed(url) },
    { name: 'the same, answered 304', ask: () => timed(url, { 'if-none-match': etag }) },
    {
      name: 'just after a booking',
      prepare: () =>
        change(`UPDATE scheduling.appointments SET scheduled_at = scheduled_at + interval '1 second'
                WHERE id = (SELECT max(id) FROM scheduling.appointments)`),
      ask: () => timed(url),
    },
    {
      name: 'just after a calendar was read',
      prepare: () =>
        change(`UPDATE scheduling.busy_times SET ends_at = ends_at + interval '1 millisecond'
                WHERE starts_at = (SELECT max(starts_at) FROM scheduling.busy_times)`),
      ask: () => timed(url),
    },
  ];
  const times = await takeTurns(contestants);
  const base = median(times[0] ?? []);
  const rows = contestants.map(({ name }, index): Section['rows'][number] => {
    const own = times[index] ?? [];
    const p95 = percentile(own, 95);
    const ratio = Number((median(own) / base).toFixed(2));
    const target = index === 0 ? '' : atMost(p95, p95TargetMs, ' ms');
    return [name, median(own), p95, percentile(own, 99), ratio, '', target];
  });
  const load = (address: string) =>
    wrk(product.programs.wrk ?? 'wrk', { url: address, seconds: loadSeconds });
  const standings = await compare([
    { name: `${clients} at once: GET /api/availability`, run: () => load(baseline) },
    { name: `${clients} at once: free times`, run: () => load(url) },
  ]);
  return {
    title: `GET ${apiPaths.slots}`,
    head: ['', 'p50 ms', 'p95 ms', 'p99 ms', 'ratio', 'per second', 'target p95'],
    rows: [
      ...rows,
      ...standings.map(({ name, p50, p95, p99, ratio, perSecond }) => [
        name,
        p50,
        p95,
        p99,
        Number(ratio.toFixed(2)),
        Math.round(perSecond),
        '',
      ]),
    ],
    notes: [
      `${busyTimes.toLocaleString('en-US')} busy times of three calendars and ${calls} calls in the 60 days of an answer; through the ` +
        `gateway, ${turns} turns, each asking all in a row. The ratio compares the medians of one after the other, or the rates of ` +
        `${clients} at once (${loadSeconds} s a run, ${rounds} rounds).`,
      ...statusNote(standings),
    ],
  };
}

interface Contestant {
  name: string;
  prepare?(): Promise<unknown>;
  ask(): ReturnType<typeof timed>;
}

/** The milliseconds of each, in turn, so that other load on the machine affects all alike. */
async function takeTurns(contestants: Contestant[]): Promise<number[][]> {
  const times: number[][] = contestants.map(() => []);
  for (let turn = -5; turn < turns; turn += 1) {
    for (const [index, { prepare, ask }] of contestants.entries()) {
      await prepare?.();
      const { milliseconds } = await ask();
      // The first few are warm-up.
      if (turn >= 0) times[index]?.push(milliseconds);
    }
  }
  return times;
}

/** Busy times in three calendars, and calls, both spread over the 60 bookable days. */
async function fillCalendars(database: pg.Pool): Promise<void> {
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
