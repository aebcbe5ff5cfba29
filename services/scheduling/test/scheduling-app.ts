import { randomInt } from 'node:crypto';
import { appointmentMinutes } from '@agency/contracts';
import { Clock, createApp } from '@agency/platform';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { signIn as signInAt } from '../../platform/test-stack/sign-in.cjs';
import { AppModule } from '../src/app.module.js';
import { type SchedulingEnv, schedulingEnv } from '../src/env.js';

const redisUrl = String(process.env.TEST_REDIS_DATABASE_URL);
/** As the service's own user, with the rights it has in the product. */
const serviceRedisUrl = String(process.env.TEST_SERVICE_REDIS_URL);
export const linkSecret = 'a secret of more than thirty-two characters';
export const botCheckSecret = 'another secret of more than thirty-two characters';
/** Tests book from one network what many visitors book. */
const manyBookings = { RATE_LIMIT_APPOINTMENTS: 100_000, UPCOMING_CALLS_PER_NETWORK: 100_000 };
const running: NestFastifyApplication[] = [];

/** Also closes what a failed test left open, which would keep jest from ending. */
afterAll(async () => {
  await Promise.all(running.splice(0).map((app) => app.close()));
});

/** Friday noon in Wilmington; the Monday after it is the 23rd. */
export const friday = new Date('2026-11-20T17:00:00Z');

/** The service as it runs, on the suite's own databases, at a fixed time. */
export async function startScheduling(
  overrides: Partial<SchedulingEnv> = {},
): Promise<NestFastifyApplication> {
  const env = {
    ...schedulingEnv.parse({
      NODE_ENV: 'test',
      PORT: 0,
      DATABASE_URL: process.env.TEST_DATABASE_URL,
      REDIS_URL: serviceRedisUrl,
      LOG_LEVEL: 'silent',
      BOOKING_LINK_SECRET: linkSecret,
      BOT_CHECK_SECRET: botCheckSecret,
      ...manyBookings,
    }),
    ...overrides,
  };
  const app = await createApp(AppModule.forEnv(env));
  running.push(app);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  setTime(app, friday);
  return app;
}

export function setTime(app: NestFastifyApplication, now: Date): void {
  jest.spyOn(app.get(Clock), 'now').mockReturnValue(now);
}

/** The suite's own look at the database, past the service's role. */
export const admin = new DataSource({ type: 'postgres', url: process.env.TEST_ADMIN_URL });
beforeAll(() => admin.initialize());
afterAll(() => admin.destroy());

/** Stores a lead with an email address and a phone number of its own unless told otherwise; returns its id. */
export async function addContact(
  name = 'Ann Rivers',
  { email, phone }: { email?: string; phone?: string } = {},
): Promise<number> {
  const id = 2 ** 40 + randomInt(2 ** 40);
  await admin.query(
    `INSERT INTO leads.contacts (id, name, email, phone, company, bot_check)
     VALUES ($1, $2, $3, $4, 'Harbor Bakery', 'passed')`,
    [id, name, email ?? `${id}@harbor-bakery.com`, phone ?? `${id}`],
  );
  return id;
}

/** No call, and the owner's hours and rules as a new installation has them. */
export async function emptyCalendar(): Promise<void> {
  await admin.query(
    `TRUNCATE leads.contacts, scheduling.outbox, scheduling.booking_rules, scheduling.availability
     RESTART IDENTITY CASCADE`,
  );
  await admin.query(
    `INSERT INTO scheduling.availability (day_of_week, start_time, end_time)
     SELECT day, '09:00', '17:00' FROM generate_series(1, 5) AS day`,
  );
}

/** Returns once so many connections wait for a lock that somebody else holds. */
export async function untilWaiting(connections: number): Promise<void> {
  let waiting = -1;
  while (waiting !== connections) {
    const [row] = await admin.query(
      `SELECT count(*)::int AS waiting FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    waiting = row.waiting;
  }
}

/** A cookie header of the signed-in owner. */
export const signIn = (gates = ['admin'], openUntil?: number) =>
  signInAt(redisUrl, gates, { openUntil });

export const book = (
  app: NestFastifyApplication,
  contactId: number,
  scheduledAt: string,
  { altcha, headers }: { altcha?: string; headers?: Record<string, string> } = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/appointments',
    payload: { contactId, scheduledAt, duration: appointmentMinutes, altcha },
    headers,
  });

export const mailsOf = (appointmentId: number) =>
  admin.query(
    'SELECT name, payload, due_at FROM scheduling.outbox WHERE subject = $1 ORDER BY id',
    [`appointment:${appointmentId}`],
  );
