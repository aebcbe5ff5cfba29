import { apiPaths } from '@agency/contracts';
import { type CuttableProxy, startCuttableProxy } from '@agency/testing/cuttable-proxy';
import { databaseUrl } from '@agency/testing/test-stack';
import { until } from '@agency/testing/until';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { addDayOff, emptyCalendar, signIn, startScheduling } from './scheduling-app.js';
import { monday } from './scheduling-suite.js';

let app: NestFastifyApplication;
let postgres: CuttableProxy;

beforeAll(async () => {
  postgres = await startCuttableProxy(databaseUrl);
  app = await startScheduling({
    DATABASE_URL: postgres.url,
    // A later request waits until the late one is done.
    DATABASE_POOL_SIZE: 1,
    REQUEST_TIMEOUT_MS: 1_000,
  });
});
afterAll(() => postgres.stop());
beforeEach(emptyCalendar);

const hours = { dayOfWeek: 6, startTime: '09:00', endTime: '12:00' };
const evening = { startsAt: monday('17:00'), endsAt: monday('18:00'), isAllDay: false };

it.each([
  ['rules', apiPaths.ownerRules, { method: 'PATCH', payload: { bufferMinutes: 15 } }],
  ['hours', apiPaths.availability, { method: 'POST', payload: hours }],
  ['the removal of hours', apiPaths.availability, { method: 'DELETE' }],
  ['time off', apiPaths.timeOff, { method: 'POST', payload: evening }],
  ['a change of time off', apiPaths.timeOff, { method: 'PATCH', payload: evening }],
  ['the removal of time off', apiPaths.timeOff, { method: 'DELETE' }],
] as const)(
  'should not save %s after telling the owner that it took too long',
  async (_, url, change) => {
    const headers = await signIn();
    const get = () => app.inject({ url, headers });
    /** On a busy machine the first attempts may be late, too. */
    const getInTime = async () => {
      await until(async () => (await get()).statusCode === 200);
      return (await get()).json();
    };
    await addDayOff('2026-11-24');
    const before = await getInTime();
    const changed =
      Array.isArray(before) && change.method !== 'POST' ? `${url}/${before[0].id}` : url;
    postgres.hold();
    const answer = await app.inject({ url: changed, headers, ...change });
    postgres.mend();
    expect(answer.statusCode).toBe(503);
    expect(await getInTime()).toEqual(before);
  },
);
