import { easternInstant } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { SchedulingEnv } from '../src/env.js';
import {
  emailsOf,
  emptyCalendar,
  friday,
  patchCall,
  setTime,
  signIn,
  startScheduling,
} from './scheduling-app.js';

export interface SchedulingSuite {
  app: NestFastifyApplication;
  /** Headers of the logged-in owner. */
  owner: { cookie: string };
  /** Changes an appointment as the owner. */
  patch(id: number, payload: object): ReturnType<typeof patchCall>;
}

/** A started service and a logged-in owner for a test file; each test starts without appointments, on Friday noon. */
export function schedulingSuite(overrides: Partial<SchedulingEnv> = {}): SchedulingSuite {
  const suite = {
    patch: (id: number, payload: object) => patchCall(suite.app, id, payload),
  } as SchedulingSuite;
  beforeAll(async () => {
    suite.app = await startScheduling(overrides);
    suite.owner = await signIn();
  });
  beforeEach(async () => {
    setTime(suite.app, friday);
    await emptyCalendar();
  });
  return suite;
}

export const on = (day: string, time: string) => easternInstant(day, time).toISOString();

/** An instant of Monday, November 23, 2026. */
export const monday = (time: string) => on('2026-11-23', time);

/** The emails about an appointment, in the order they were requested. */
export const emailNamesOf = async (appointmentId: number): Promise<string[]> =>
  (await emailsOf(appointmentId)).map(({ name }: { name: string }) => name);

/** Every call, with its outbox messages and events. */
export const everything = () =>
  Promise.all([
    admin.query('SELECT * FROM scheduling.appointments ORDER BY id'),
    admin.query('SELECT id, name, payload, due_at FROM scheduling.outbox ORDER BY id'),
    admin.query('SELECT * FROM scheduling.events ORDER BY id'),
  ]);
