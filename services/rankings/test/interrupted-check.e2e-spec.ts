import { once } from 'node:events';
import { addDays } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { type StandInGoogle, startStandInGoogle } from '@agency/testing/google-stand-in';
import type { ServiceProcess } from '@agency/testing/service-process';
import { until } from '@agency/testing/until';
import { pacificDateOf } from '../src/performance/pacific-date.js';
import { googleSettings, setKeywords, signIn } from './rankings-app.js';
import { startProcess } from './service-process.js';

let google: StandInGoogle;
const processes: ServiceProcess[] = [];
const newest = addDays(pacificDateOf(new Date()), -3);

beforeEach(async () => {
  await setKeywords(['alpha']);
  google = await startStandInGoogle();
  for (let ago = 0; ago < 20; ago += 1) {
    const row = { query: 'alpha', clicks: 1, impressions: 10, position: 5 };
    google.days.set(addDays(newest, -ago), [row]);
  }
});
afterEach(async () => {
  for (const { child } of processes.splice(0)) child.kill('SIGKILL');
  await google.stop();
});

async function start(): Promise<ServiceProcess> {
  const started = await startProcess({
    ...googleSettings(google),
    RANKINGS_HISTORY_DAYS: '14',
  });
  processes.push(started);
  return started;
}

const press = async ({ address }: ServiceProcess) =>
  fetch(`${address}/api/rankings/check`, { method: 'POST', headers: await signIn() });
const runs = () => admin.query('SELECT status, days_planned, days_done FROM rankings.runs');
/** Without the requests about the newest 28 days together, which a check also makes. */
const daysAsked = () =>
  google.requests
    .filter(({ path }) => path.endsWith('/query'))
    .flatMap(({ body }) =>
      body?.dimensions[0] === 'query' && body.startRow === 0 && body.startDate === body.endDate
        ? body.startDate
        : [],
    );

/** Starts a check and makes Google hang once some days are stored and others are not. */
async function stopInTheMiddle(): Promise<ServiceProcess> {
  const service = await start();
  google.disturbances.push({ path: 'query', after: 12, hang: true });
  press(service).catch(() => undefined);
  await until(() => google.disturbances.length === 0);
  const [{ days_done }] = await runs();
  expect(days_done).toBeGreaterThan(2);
  expect(days_done).toBeLessThan(10);
  return service;
}

async function expectOneWholeRun(): Promise<void> {
  await until(async () => (await runs())[0].status !== 'running');
  expect(await runs()).toEqual([{ status: 'succeeded', days_planned: 14, days_done: 14 }]);
  const [row] = await admin.query(
    'SELECT count(*)::int AS rows, count(DISTINCT day)::int AS days FROM rankings.figures',
  );
  expect(row).toEqual({ rows: 14, days: 14 });
  // Only the day in progress is requested a second time.
  expect(daysAsked()).toHaveLength(15);
  expect(new Set(daysAsked()).size).toBe(14);
}

it('should go on where a killed process was, once', async () => {
  const service = await stopInTheMiddle();
  const over = once(service.child, 'exit');
  service.child.kill('SIGKILL');
  await over;
  await start();
  await expectOneWholeRun();
}, 120_000);

it('should hand a running check over when it is told to stop', async () => {
  const service = await stopInTheMiddle();
  const other = await start();
  const over = once(service.child, 'exit');
  service.child.kill('SIGTERM');
  expect(await over).toEqual([0, null]);
  await expectOneWholeRun();
  expect(other.child.exitCode).toBeNull();
}, 120_000);
