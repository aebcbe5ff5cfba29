import { randomInt } from 'node:crypto';
import { createApp } from '@agency/platform';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { signIn as signInAt } from '../../platform/test-stack/sign-in.cjs';
import { AppModule } from '../src/app.module.js';
import { type LeadsEnv, leadsEnvSchema } from '../src/env.js';

export const redisUrl = String(process.env.TEST_REDIS_DATABASE_URL);
/** As the service's own user, with the rights it has in the product. */
export const serviceRedisUrl = String(process.env.TEST_SERVICE_REDIS_URL);
export const databaseUrl = String(process.env.TEST_DATABASE_URL);

const running: NestFastifyApplication[] = [];

/** Also closes what a failed test left open, which would keep jest from ending. */
afterAll(async () => {
  await Promise.all(running.splice(0).map((app) => app.close()));
});

/** The service as it runs, on the suite's own databases. */
export async function startLeads(
  overrides: Partial<LeadsEnv> = {},
): Promise<NestFastifyApplication> {
  const env = {
    ...leadsEnvSchema.parse({
      NODE_ENV: 'test',
      PORT: 0,
      DATABASE_URL: databaseUrl,
      REDIS_URL: serviceRedisUrl,
      LOG_LEVEL: 'silent',
      BOT_CHECK_SECRET: 'a secret of more than thirty-two characters',
      RATE_LIMIT_CONTACTS: 100_000,
    }),
    ...overrides,
  };
  const app = await createApp(AppModule.forEnv(env));
  running.push(app);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}

/** A cookie header of a signed-in owner. */
export const signIn = (gates: string[]) => signInAt(redisUrl, gates);

export const lead = { name: 'Ann Rivers', email: 'ann@harbor-bakery.com', phone: '(910) 555-0123' };

/** Past the service's role and its forms: leads as the test wants them, and a look at everything. */
export const admin = new DataSource({ type: 'postgres', url: process.env.TEST_ADMIN_URL });
beforeAll(() => admin.initialize());
afterAll(() => admin.destroy());

export async function emptyLeads(): Promise<void> {
  await admin.query('DELETE FROM leads.contacts');
  await admin.query('TRUNCATE leads.outbox, scheduling.outbox');
}

export interface StoredLead {
  name: string;
  email: string;
  phone: string;
  company: string | null;
  service: string | null;
  monthly_ad_spend: string | null;
  message: string | null;
  status: string;
  notes: string | null;
  follow_up_on: string | null;
  attribution: object | null;
  created_at: string | Date;
}

/** Stores a lead and returns its id. */
export async function addLead(fields: Partial<StoredLead> = {}): Promise<number> {
  const id = 2 ** 40 + randomInt(2 ** 40);
  const row = { ...lead, bot_check: 'passed', ...fields, id };
  const names = Object.keys(row);
  await admin.query(
    `INSERT INTO leads.contacts (${names}) VALUES (${names.map((_, index) => `$${index + 1}`)})`,
    Object.values(row),
  );
  return id;
}

/** Stores a call of this lead, as the calendar does when it is booked, and returns its id. */
export async function addCall(contactId: number, bookedAt: string): Promise<number> {
  const id = 2 ** 40 + randomInt(2 ** 40);
  await admin.query(
    `INSERT INTO scheduling.appointments
       (id, contact_id, scheduled_at, duration, calendar_uid, meeting_room)
     SELECT $1, $2, coalesce(max(scheduled_at) + interval '30 minutes', '2026-11-20T15:00:00Z'), 30,
       gen_random_uuid(), 'room'
     FROM scheduling.appointments`,
    [id, contactId],
  );
  await admin.query(
    `INSERT INTO scheduling.events (appointment_id, at, kind, detail) VALUES ($1, $2, 'call-booked',
       '{"by": "visitor", "scheduledAt": "2026-11-20T15:00:00.000Z"}')`,
    [id, bookedAt],
  );
  return id;
}
