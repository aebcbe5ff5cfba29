import { startCuttableProxy } from '@agency/testing/cuttable-proxy';
import { stopApp } from '@agency/testing/start-app';
import { redisUrl, serviceRedisUrl } from '@agency/testing/test-stack';
import { until } from '@agency/testing/until';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Job, Queue } from 'bullmq';
import { QueryFailedError } from 'typeorm';
import { RunRepository } from '../src/checks/run.repository.js';
import { csvSource, PerformanceSourceService } from '../src/source/performance-source.service.js';
import { SourceError } from '../src/source/source.error.js';
import { emptyRankings, startRankings, storedRuns } from './rankings-app.js';

let queue: Queue;
let app: NestFastifyApplication;

beforeEach(async () => {
  await emptyRankings();
  queue = new Queue('rankings', { connection: { url: redisUrl } });
  app = await startReplica();
});
afterEach(async () => {
  await stopApp(app);
  await queue.close();
});

/** Resolves once the replica is ready and done with scheduling, because a starting one replaces the waiting check. */
async function startReplica(): Promise<NestFastifyApplication> {
  const scheduling = jest.spyOn(Queue.prototype, 'upsertJobScheduler');
  const replica = await startRankings();
  await until(() => scheduling.mock.results.length > 0);
  await Promise.all(scheduling.mock.results.map(({ value }) => value));
  scheduling.mockRestore();
  return replica;
}

/** Makes the waiting check due. */
async function morning(): Promise<Job> {
  const [job] = await queue.getDelayed();
  if (!job) throw new Error('No check is scheduled.');
  await job.promote();
  return job;
}

it('should check every morning in Wilmington, once for all replicas', async () => {
  const other = await startReplica();
  expect(await queue.getJobSchedulers()).toMatchObject([
    { key: 'daily-check', pattern: '30 6 * * *', tz: 'America/New_York' },
  ]);
  await morning();
  await until(async () => (await storedRuns())[0]?.status === 'succeeded');
  expect(await storedRuns()).toMatchObject([{ trigger: 'schedule', daysDone: 28 }]);
  // The next morning's check is already waiting.
  expect(await queue.getDelayedCount()).toBe(1);
  await stopApp(other);
});

it('should try again later when a scheduled check failed for a reason that passes', async () => {
  const quota = new SourceError('quota', 'Google’s limit is used up.');
  jest
    .spyOn(await app.get(PerformanceSourceService).current(), 'newestDay')
    .mockRejectedValueOnce(quota);
  const job = await morning();
  await until(async () => (await storedRuns())[0]?.status === 'failed');
  await until(() => job.isDelayed());
  expect((await queue.getJob(job.id ?? ''))?.failedReason).toBe(quota.message);
  await job.promote();
  await until(async () => (await storedRuns())[0]?.status === 'succeeded');
  expect(await storedRuns()).toMatchObject([{ trigger: 'schedule' }, { cause: 'quota' }]);
});

it('should tell Redis nothing that Postgres says when no run can be recorded, and try again', async () => {
  const words = new Error('Key (job_id)=(ann@harbor-bakery.example) already exists.');
  const begin = jest.spyOn(app.get(RunRepository), 'begin');
  begin.mockRejectedValueOnce(new QueryFailedError('INSERT', [], words));
  const job = await morning();
  await until(() => job.isDelayed());
  const stored = await queue.getJob(job.id ?? '');
  expect(stored?.failedReason).toBe('QueryFailedError');
  expect(JSON.stringify(stored)).not.toContain('ann@');
  await job.promote();
  await until(async () => (await storedRuns())[0]?.status === 'succeeded');
});

it('should leave a failure that stays to the next morning', async () => {
  const key = new SourceError('bad-key', 'Google doesn’t accept the key.');
  jest.spyOn(await app.get(PerformanceSourceService).current(), 'newestDay').mockRejectedValue(key);
  const job = await morning();
  await until(() => job.isCompleted());
  expect(await storedRuns()).toMatchObject([{ status: 'failed', cause: 'bad-key' }]);
});

it('should schedule anew when Redis comes back empty', async () => {
  const proxy = await startCuttableProxy(serviceRedisUrl);
  const replica = await startRankings({ REDIS_URL: proxy.url });
  proxy.cut();
  await emptyRankings();
  expect(await queue.getJobSchedulersCount()).toBe(0);
  proxy.mend();
  await until(async () => (await queue.getJobSchedulersCount()) === 1);
  await stopApp(replica);
  await proxy.stop();
});

it('should check nothing in the morning where figures come by upload', async () => {
  jest.spyOn(app.get(PerformanceSourceService), 'current').mockResolvedValue(csvSource);
  const job = await morning();
  await until(() => job.isCompleted());
  expect(await storedRuns()).toEqual([]);
});
