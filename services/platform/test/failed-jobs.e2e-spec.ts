import { redisUrl } from '@agency/testing/test-stack';
import { until } from '@agency/testing/until';
import { DelayedError, type Job, type JobsOptions, type Queue, UnrecoverableError } from 'bullmq';
import type { Redis } from 'ioredis';
import type { PinoLogger } from 'nestjs-pino';
import { QueryFailedError } from 'typeorm';
import { JobError } from '../src/errors/exceptions.js';
import { type OpenWorker, openQueue, openWorker } from '../src/jobs/bullmq.js';
import { connectRedis } from '../src/redis/redis.js';

const queueName = 'failed-jobs';
const email = 'ann@harbor-bakery.example';
const failedQuery = () => new QueryFailedError('INSERT', [email], new Error(`duplicate ${email}`));

let redis: Redis;
let queue: Queue;
let worker: OpenWorker;
let work: (job: Job, token?: string) => Promise<unknown>;
const log = { warn: jest.fn(), error: jest.fn() };
/** Errors that the backoff strategy was asked about. */
const backedOff: (Error | undefined)[] = [];

beforeAll(async () => {
  redis = connectRedis(redisUrl);
  await redis.connect();
  queue = openQueue(queueName, redis);
  worker = openWorker(queueName, (job, token) => work(job, token), {
    redisUrl,
    logger: log as unknown as PinoLogger,
    settings: {
      backoffStrategy: (_attemptsMade, _type, error) => {
        backedOff.push(error);
        return 60_000;
      },
    },
  });
});
afterAll(async () => {
  await worker.close();
  await queue.close();
  redis.disconnect();
});
beforeEach(async () => {
  await redis.flushdb();
  for (const level of [log.warn, log.error]) level.mockReset();
  backedOff.length = 0;
});

/** Adds a job that fails like this, and returns it once it is failed or delayed. */
async function attempt(error: unknown, options: JobsOptions = {}): Promise<Job> {
  work = () => Promise.reject(error);
  const { id = '' } = await queue.add('store', { requestId: 'request-7', email }, options);
  await until(async () => ['failed', 'delayed'].includes(await queue.getJobState(id)));
  const job = await queue.getJob(id);
  if (!job) throw new Error('The job is gone.');
  return job;
}

const retried = { attempts: 2, backoff: { type: 'custom' } };
const line = { queue: queueName, jobName: 'store', requestId: 'request-7' };

it('should store only the name of an unexpected error, and log it once', async () => {
  const error = failedQuery();
  const { id, failedReason, stacktrace } = await attempt(error);
  expect(failedReason).toBe('QueryFailedError');
  expect(JSON.stringify(stacktrace)).not.toContain(email);
  expect(log.error.mock.calls).toEqual([
    [{ ...line, job: id, reason: failedReason, isLastAttempt: true, err: error }, 'Job failed'],
  ]);
  expect(log.warn).not.toHaveBeenCalled();
});

it('should store what a job’s own error says, and hand that error to the backoff', async () => {
  class LateError extends JobError {}
  const error = new LateError('The server asked to try again later.');
  const { id, failedReason, delay } = await attempt(error, retried);
  expect([failedReason, delay]).toEqual([error.message, 60_000]);
  expect(backedOff).toEqual([error]);
  expect(log.warn.mock.calls).toEqual([
    [{ ...line, job: id, reason: failedReason, isLastAttempt: false, err: error }, 'Job failed'],
  ]);
  expect(log.error).not.toHaveBeenCalled();
});

it('should end a job that no retry can help', async () => {
  const error = new UnrecoverableError('This is not a job of this queue.');
  const job = await attempt(error, retried);
  expect([await job.getState(), job.failedReason]).toEqual(['failed', error.message]);
  expect(log.warn).toHaveBeenCalledWith(
    expect.objectContaining({ jobName: 'store', reason: error.message, isLastAttempt: true }),
    'Job failed',
  );
});

it('should let a job wait without calling it failed', async () => {
  work = async (job, token) => {
    await job.moveToDelayed(Date.now() + 60_000, token);
    throw new DelayedError();
  };
  const { id = '' } = await queue.add('store', {});
  await until(async () => (await queue.getJobState(id)) === 'delayed');
  // The worker takes another job only after it has dealt with this one.
  work = () => Promise.resolve('done');
  const next = await queue.add('store', {});
  await until(() => next.isCompleted());
  expect((await queue.getJob(id))?.failedReason).toBeUndefined();
  expect([...log.warn.mock.calls, ...log.error.mock.calls]).toEqual([]);
});
