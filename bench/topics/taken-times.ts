import { apiPaths, appointmentMinutes } from '@agency/contracts';
import { pgbench } from '../load/pgbench.ts';
import { compare } from '../load/rounds.ts';
import { clients } from '../load/sample.ts';
import { wrk } from '../load/wrk.ts';
import { awaitRest } from '../product/rest.ts';
import type { Product } from '../product/throw-away-product.ts';
import { visitorsWeek, weekAhead } from '../product/visitors-week.ts';
import { loadHead, loadNote, loadRows, statusNote } from '../report/load-table.ts';
import type { Section } from '../report/section.ts';
import { loadSeconds, rounds, warmUpSeconds } from '../settings.ts';

const callsInTheWeek = 20;
const prepared = 'pgbench prepared, the same';
const throughGateway = 'through the gateway';

/** What the scheduler asks for when a visitor looks at a week. */
export async function measure(product: Product): Promise<Section> {
  const week = weekAhead();
  await book(product, week.from);
  const direct = `http://127.0.0.1:${product.context.config.ports.scheduling}`;
  const get = (origin: string, time = loadSeconds) =>
    wrk(product.programs.wrk ?? 'wrk', {
      url: `${origin}${apiPaths.appointments}?${visitorsWeek()}`,
      seconds: time,
    });
  await get(product.url, warmUpSeconds);
  const variables = {
    from: String(week.from.getTime() / 1_000),
    to: String(week.to.getTime() / 1_000),
  };
  const url = product.context.adminUrl;
  const select = (protocol: 'extended' | 'prepared') =>
    pgbench(product, {
      script: 'taken-times.sql',
      url,
      seconds: loadSeconds,
      variables,
      protocol,
    });
  const standings = await compare([
    { name: 'pgbench extended, the same SELECT', run: () => select('extended') },
    { name: prepared, run: () => select('prepared') },
    { name: 'service, without gateway', run: () => get(direct) },
    { name: throughGateway, run: () => get(product.url) },
  ]);
  return {
    title: 'GET /api/appointments',
    head: loadHead,
    rows: loadRows(standings, { [throughGateway]: 0.3 }, prepared),
    foreignPercent: standings[0]?.foreignPercent,
    notes: [
      `${clients} clients, ${loadSeconds} s a run, ${rounds} rounds; anonymous, one week with ${callsInTheWeek} calls.`,
      loadNote,
      ...statusNote(standings),
    ],
  };
}

/** Fills the week that begins there. */
async function book(product: Product, from: Date): Promise<void> {
  const { database } = product;
  await database.query(
    `INSERT INTO leads.contacts (id, name, email, phone, bot_check)
     VALUES ($1, 'Avery Bennett', 'avery.bennett@example.com', '(910) 555-0142', 'missing') ON CONFLICT DO NOTHING`,
    [String(2 ** 40)],
  );
  await database.query(
    `INSERT INTO scheduling.appointments (contact_id, scheduled_at, duration, blocked_until, calendar_uid, meeting_room)
     SELECT $1, starts, $3::integer, starts + $3::integer * interval '1 minute', gen_random_uuid(), 'room-' || n
     FROM generate_series(0, $4::integer - 1) AS n, LATERAL (SELECT $2::timestamptz + (n / 4) * interval '1 day' + (9 + n % 4) * interval '1 hour' AS starts)`,
    [String(2 ** 40), from, appointmentMinutes, callsInTheWeek],
  );
  await database.query('VACUUM ANALYZE scheduling.appointments');
  await awaitRest(product);
}
