import { randomInt } from 'node:crypto';
import { type Attribution, type Channel, channelOf } from '@agency/contracts';
import { Clock, OutboxRelay } from '@agency/platform';
import { admin, deleteRows } from '@agency/testing/admin-database';
import { signIn } from '@agency/testing/sign-in';
import { baseSettings, startApp } from '@agency/testing/start-app';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { AppModule } from '../src/app.module.js';
import { type LeadsEnv, leadsEnvSchema } from '../src/env.js';

/** The real service on the suite's databases. */
export function startLeads(overrides: Partial<LeadsEnv> = {}): Promise<NestFastifyApplication> {
  const env = {
    ...leadsEnvSchema.parse({
      ...baseSettings,
      BOT_CHECK_SECRET: 'a secret of more than thirty-two characters',
      RATE_LIMIT_CONTACTS: 100_000,
      SURGE_FORMS_PER_HOUR: 100_000,
      SURGE_BOOKINGS_PER_HOUR: 100_000,
    }),
    ...overrides,
  };
  return startApp(AppModule.forEnv(env));
}

interface LeadsSuite {
  app: NestFastifyApplication;
  /** Headers of the logged-in owner. */
  owner: { cookie: string };
  asOwner(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** Sets the clock until the next test. */
  at(time: string | Date): void;
}

/** A started service and a logged-in owner for a test file; each test starts without leads. */
export function leadsSuite({ now, relays = true }: { now?: string; relays?: boolean } = {}) {
  const suite = {
    asOwner: (request) => suite.app.inject({ ...request, headers: suite.owner }),
    at: (time) => void jest.spyOn(suite.app.get(Clock), 'now').mockReturnValue(new Date(time)),
  } as LeadsSuite;
  beforeAll(async () => {
    suite.app = await startLeads();
    suite.owner = await signIn(['admin']);
  });
  beforeEach(async () => {
    jest.restoreAllMocks();
    if (now) suite.at(now);
    if (!relays) jest.spyOn(suite.app.get(OutboxRelay), 'relayBatch').mockResolvedValue(0);
    await emptyLeads();
  });
  return suite;
}

export const lead = { name: 'Ann Rivers', email: 'ann@harbor-bakery.com', phone: '(910) 555-0123' };

const tables = [
  'leads.contacts',
  'leads.imports',
  'leads.tasks',
  'leads.erased_tally',
  'leads.spend_days',
  'leads.spend_campaigns',
  'leads.spend_imports',
  'leads.outbox',
  'scheduling.outbox',
];

export const emptyLeads = () => deleteRows(tables);

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
  follow_up_task: string | null;
  attribution: Attribution | null;
  source: 'form' | 'owner';
  channel: Channel;
  import_id: string | null;
  created_at: string | Date;
}

/** Stores a lead and returns its id. */
export async function addLead(fields: Partial<StoredLead> = {}): Promise<number> {
  const id = 2 ** 40 + randomInt(2 ** 40);
  const { source = 'form', attribution = null } = fields;
  const channel = channelOf({ source, attribution });
  const row = { ...lead, bot_check: 'passed', channel, ...fields, id };
  const names = Object.keys(row);
  await admin.query(
    `INSERT INTO leads.contacts (${names}) VALUES (${names.map((_, index) => `$${index + 1}`)})`,
    Object.values(row),
  );
  return id;
}

/** Stores a call of this lead, like the scheduling service, and returns its id. */
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
