import { randomInt } from 'node:crypto';
import {
  apiPaths,
  appointmentMinutes,
  type BookingRules,
  defaultBookingRules,
} from '@agency/contracts';
import { Clock, signBookingLink } from '@agency/platform';
import { admin, deleteRows } from '@agency/testing/admin-database';
import { signIn as openSession } from '@agency/testing/sign-in';
import { baseSettings, startApp } from '@agency/testing/start-app';
import { until } from '@agency/testing/until';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../src/app.module.js';
import { type SchedulingEnv, schedulingEnvSchema } from '../src/env.js';

export const linkSecret = 'a secret of more than thirty-two characters';
export const botCheckSecret = 'another secret of more than thirty-two characters';
/** Tests book from one network what many visitors would book. */
const manyBookings = {
  RATE_LIMIT_APPOINTMENTS: 100_000,
  UPCOMING_CALLS_PER_NETWORK: 100_000,
  SURGE_BOOKINGS_PER_HOUR: 100_000,
};

/** Friday noon in Wilmington; the Monday after it is the 23rd. */
export const friday = new Date('2026-11-20T17:00:00Z');

/** The real service on the suite's databases, at a fixed time. */
export async function startScheduling(
  overrides: Partial<SchedulingEnv> = {},
): Promise<NestFastifyApplication> {
  const env = {
    ...schedulingEnvSchema.parse({
      ...baseSettings,
      BOOKING_LINK_SECRET: linkSecret,
      BOT_CHECK_SECRET: botCheckSecret,
      ...manyBookings,
    }),
    ...overrides,
  };
  const app = await startApp(AppModule.forEnv(env));
  setTime(app, friday);
  return app;
}

export function setTime(app: NestFastifyApplication, now: Date): void {
  jest.spyOn(app.get(Clock), 'now').mockReturnValue(now);
}

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

const tables = [
  // (!) Before the leads, like the task that looks for erasure requests: the reverse order deadlocks.
  'scheduling.appointments',
  'leads.contacts',
  'scheduling.outbox',
  'scheduling.availability',
  'scheduling.time_off',
  'scheduling.calendars',
  'scheduling.settings',
];

/** No calls, and the hours and rules of a new installation. */
export async function emptyCalendar(): Promise<void> {
  await deleteRows(tables);
  await admin.query(
    `INSERT INTO scheduling.availability (day_of_week, start_time, end_time)
     SELECT day, '09:00', '17:00' FROM generate_series(1, 5) AS day`,
  );
}

/** A whole Eastern day without calls. */
export async function addDayOff(day: string): Promise<void> {
  await admin.query(
    `INSERT INTO scheduling.time_off (starts_at, ends_at, is_all_day)
     VALUES ($1::timestamp AT TIME ZONE 'America/New_York',
       ($1::timestamp + interval '1 day') AT TIME ZONE 'America/New_York', true)`,
    [day],
  );
}

/** Resolves once this many connections wait for a lock that someone else holds. */
export async function untilWaiting(connections: number): Promise<void> {
  await until(async () => {
    const [row] = await admin.query(
      `SELECT count(*)::int AS waiting FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return row.waiting === connections;
  });
}

/** A cookie header of the logged-in owner. */
export const signIn = (gates = ['admin'], openUntil?: number) => openSession(gates, { openUntil });

export const book = (
  app: NestFastifyApplication,
  contactId: number,
  scheduledAt: string,
  {
    altcha,
    headers,
    sendInvitation,
    requestKey,
  }: {
    altcha?: string;
    headers?: Record<string, string>;
    sendInvitation?: boolean;
    requestKey?: string;
  } = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/appointments',
    payload: {
      contactId,
      scheduledAt,
      duration: appointmentMinutes,
      altcha,
      sendInvitation,
      requestKey,
    },
    headers,
  });

/** Changes an appointment as the owner. */
export const patchCall = async (app: NestFastifyApplication, id: number, payload: object) =>
  app.inject({
    method: 'PATCH',
    url: `/api/appointments/${id}`,
    payload,
    headers: await signIn(),
  });

/** The API path of an appointment for whoever has its booking link. */
export const bookingUrl = (id: number) => `/api/bookings/${signBookingLink(id, linkSecret)}`;

/** Changes an appointment as whoever has its booking link. */
export const changeByLink = (app: NestFastifyApplication, id: number, payload: object) =>
  app.inject({ method: 'PATCH', url: bookingUrl(id), payload });

/** Saves booking rules as the owner; those left out are a new installation's. */
export const saveRules = async (app: NestFastifyApplication, rules: Partial<BookingRules>) =>
  app.inject({
    method: 'PATCH',
    url: apiPaths.ownerRules,
    payload: { ...defaultBookingRules, ...rules },
    headers: await signIn(),
  });

export const emailsOf = (appointmentId: number) =>
  admin.query(
    'SELECT name, payload, due_at FROM scheduling.outbox WHERE subject = $1 ORDER BY id',
    [`appointment:${appointmentId}`],
  );
