import { easternInstant } from '@agency/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { SchedulingEnv } from '../src/env.js';
import {
  emailsOf,
  emptyCalendar,
  friday,
  setTime,
  signIn,
  startScheduling,
} from './scheduling-app.js';

export interface SchedulingSuite {
  app: NestFastifyApplication;
  /** Headers of the signed-in owner. */
  owner: { cookie: string };
  /** Changes an appointment as the owner. */
  patch(id: number, payload: object): ReturnType<typeof patch>;
}

/** A started service and a signed-in owner for a test file; each test begins with an empty calendar, on Friday noon. */
export function schedulingSuite(overrides: Partial<SchedulingEnv> = {}): SchedulingSuite {
  const suite = {
    patch: (id: number, payload: object) => patch(suite, id, payload),
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

const patch = ({ app, owner }: SchedulingSuite, id: number, payload: object) =>
  app.inject({ method: 'PATCH', url: `/api/appointments/${id}`, payload, headers: owner });

export const on = (day: string, time: string) => easternInstant(day, time).toISOString();

/** An instant of Monday, November 23, 2026. */
export const monday = (time: string) => on('2026-11-23', time);

/** The emails about an appointment, in the order in which they were asked for. */
export const emailNamesOf = async (appointmentId: number): Promise<string[]> =>
  (await emailsOf(appointmentId)).map(({ name }: { name: string }) => name);
