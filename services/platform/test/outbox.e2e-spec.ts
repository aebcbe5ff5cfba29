import { once } from 'node:events';
import { startCuttableProxy } from '@agency/testing/cuttable-proxy';
import { adminUrl, redisUrl } from '@agency/testing/test-stack';
import { Queue, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { Clock } from '../src/clock/clock.js';
import { emailQueueName } from '../src/jobs/email-jobs.js';
import { OutboxRelay } from '../src/outbox/outbox.relay.js';
import { OutboxService } from '../src/outbox/outbox.service.js';
import { OutboxMessage } from '../src/outbox/outbox-message.entity.js';
import { connectRedis } from '../src/redis/redis.js';
import { RepeatingTasksService } from '../src/repeating-tasks/repeating-tasks.service.js';
import { TransactionService } from '../src/transactions/transaction.service.js';

const noon = new Date('2026-11-20T17:00:00Z');
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000);
const silent = { info() {}, warn() {} } as unknown as PinoLogger;
const tasks = new RepeatingTasksService(silent);

let database: DataSource;
let redis: Redis;
let queue: Queue;
let now = noon;

class TestClock extends Clock {
  override now(): Date {
    return now;
  }
}

function startReplica(connection = redis) {
  const clock = new TestClock();
  const relay = new OutboxRelay(database, connection, clock, tasks, 'leads');
  const transactions = new TransactionService(database);
  return { relay, outbox: new OutboxService(transactions, relay, clock, 'leads') };
}

beforeAll(async () => {
  database = await new DataSource({
    type: 'postgres',
    url: adminUrl,
    schema: 'leads',
    entities: [OutboxMessage],
    installExtensions: false,
  }).initialize();
  redis = connectRedis(redisUrl);
  await redis.connect();
  queue = new Queue(emailQueueName, { connection: redis });
});
afterAll(async () => {
  await queue.close();
  redis.disconnect();
  await database.destroy();
});
beforeEach(async () => {
  now = noon;
  await redis.flushdb();
  await database.query('TRUNCATE leads.outbox RESTART IDENTITY');
});

const jobs = async () => (await queue.getJobs(['waiting'])).map((job) => job.id).sort();
const notice = (contactId: number, dueAt?: Date) =>
  ({ name: 'lead-notice', payload: { contactId }, ...(dueAt && { dueAt }) }) as const;
const firstContact = 2 ** 40;

/** Enqueues emails and leaves them waiting, like a replica that dies right after its commit. */
async function ask(count: number, dueAt = noon): Promise<void> {
  const { outbox } = startReplica();
  await database.transaction((manager) =>
    outbox.enqueue(manager, {
      requestId: 'request-1',
      emails: Array.from({ length: count }, (_, index) => notice(firstContact + index, dueAt)),
    }),
  );
}

describe('the outbox', () => {
  it('should replace the waiting emails of several subjects, and of no other', async () => {
    const { outbox } = startReplica();
    await ask(3, minutes(60));
    const withdrawn = await outbox.transaction(async (manager) => {
      const gone = await outbox.withdraw(manager, [
        'contact:1099511627776',
        'contact:1099511627777',
      ]);
      const emails = [notice(firstContact + 1, minutes(90))];
      await outbox.enqueue(manager, { requestId: 'r', emails });
      return gone;
    });
    expect(withdrawn).toEqual([
      { subject: 'contact:1099511627776', name: 'lead-notice' },
      { subject: 'contact:1099511627777', name: 'lead-notice' },
    ]);
    const rows = await database.query('SELECT subject, due_at FROM leads.outbox ORDER BY subject');
    expect(rows).toEqual([
      { subject: 'contact:1099511627777', due_at: minutes(90) },
      { subject: 'contact:1099511627778', due_at: minutes(60) },
    ]);
  });

  it('should lose its messages with the transaction they belong to', async () => {
    const { outbox } = startReplica();
    const failing = outbox.transaction(async (manager) => {
      await outbox.enqueue(manager, { requestId: 'r', emails: [notice(firstContact)] });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await database.query('SELECT * FROM leads.outbox')).toEqual([]);
  });

  it('should refuse a payload that its job does not know', async () => {
    const { outbox } = startReplica();
    const wrong = outbox.transaction((manager) =>
      outbox.enqueue(manager, { requestId: 'r', emails: [notice(1)] }),
    );
    await expect(wrong).rejects.toThrow();
  });

  it('should withdraw what waits and keep what was handed over', async () => {
    const { outbox, relay } = startReplica();
    await ask(1);
    await relay.relayBatch();
    await ask(1, minutes(60));
    await database.transaction(async (manager) => {
      expect(await outbox.withdraw(manager, ['contact:1099511627776'])).toHaveLength(1);
      await outbox.enqueue(manager, {
        requestId: 'request-2',
        emails: [notice(firstContact + 5, minutes(90))],
      });
    });
    const rows = await database.query(
      'SELECT id, relayed_at, due_at FROM leads.outbox ORDER BY id',
    );
    expect(rows).toEqual([
      { id: '1', relayed_at: noon, due_at: noon },
      { id: '3', relayed_at: null, due_at: minutes(90) },
    ]);
  });
});

describe('the relay', () => {
  it('should hand over what is due, with its request id, and nothing earlier', async () => {
    const { relay } = startReplica();
    await ask(1);
    await ask(1, minutes(60));
    await relay.relayBatch();
    const [job] = await queue.getJobs(['waiting']);
    expect(job).toMatchObject({
      id: 'leads-1',
      name: 'lead-notice',
      data: { requestId: 'request-1', payload: { contactId: firstContact } },
    });
    expect(await jobs()).toEqual(['leads-1']);
    now = minutes(60);
    await relay.relayBatch();
    expect(await jobs()).toEqual(['leads-1', 'leads-2']);
  });

  it('should share the work between replicas and add no message twice', async () => {
    await ask(1_200);
    const counts = await Promise.all(
      [startReplica(), startReplica(), startReplica()].map(({ relay }) => relay.relayBatch()),
    );
    expect(counts.reduce((sum, count) => sum + count)).toBe(1_200);
    expect(new Set(await jobs()).size).toBe(1_200);
    expect(await queue.getWaitingCount()).toBe(1_200);
  });

  it('should offer again what an emptied Redis forgot, under the same job id', async () => {
    const { relay } = startReplica();
    await ask(2);
    await relay.relayBatch();
    await redis.flushdb();
    now = minutes(2);
    await relay.sweep();
    expect(await jobs()).toEqual(['leads-1', 'leads-2']);
    now = minutes(4);
    await relay.sweep();
    expect(await queue.getWaitingCount()).toBe(2);
  });

  it('should settle what the queue is done with and offer it no more', async () => {
    const { relay } = startReplica();
    await ask(1);
    await relay.relayBatch();
    const worker = new Worker(emailQueueName, async () => 'sent', {
      connection: { url: redisUrl, maxRetriesPerRequest: null },
    });
    await new Promise((resolve) => worker.once('completed', resolve));
    await worker.close();
    now = minutes(2);
    await relay.sweep();
    await redis.flushdb();
    now = minutes(4);
    await relay.sweep();
    expect(await queue.getWaitingCount()).toBe(0);
  });

  it('should settle in one sweep all that the queue was done with', async () => {
    const { relay } = startReplica();
    await ask(1_200);
    while ((await relay.relayBatch()) > 0);
    let done = 0;
    const worker = new Worker(emailQueueName, async () => 'sent', {
      connection: { url: redisUrl, maxRetriesPerRequest: null },
      concurrency: 50,
    });
    await new Promise<void>((resolve) => {
      worker.on('completed', () => {
        done += 1;
        if (done === 1_200) resolve();
      });
    });
    await worker.close();
    now = minutes(2);
    await relay.sweep();
    const [{ unsettled }] = await database.query(
      'SELECT count(*)::integer AS unsettled FROM leads.outbox WHERE settled_at IS NULL',
    );
    expect(unsettled).toBe(0);
  });

  it('should forget what was settled long ago, and nothing that is not', async () => {
    const { relay } = startReplica();
    await ask(3);
    await database.query('UPDATE leads.outbox SET relayed_at = $1, settled_at = $1 WHERE id < 3', [
      noon,
    ]);
    await database.query('UPDATE leads.outbox SET settled_at = $1 WHERE id = 2', [minutes(1)]);
    const kept = async () =>
      (await database.query('SELECT id FROM leads.outbox ORDER BY id')).map(
        ({ id }: { id: string }) => id,
      );
    now = minutes(100 * 24 * 60);
    await relay.sweep();
    expect(await kept()).toEqual(['1', '2', '3']);
    now = new Date(now.getTime() + 1);
    await relay.sweep();
    expect(await kept()).toEqual(['2', '3']);
  });

  it('should fail at once until Redis is first reached, and work from then on', async () => {
    const proxy = await startCuttableProxy(redisUrl);
    proxy.cut();
    const late = connectRedis(proxy.url);
    late.on('error', () => undefined);
    await late.connect().catch(() => undefined);
    try {
      const { relay } = startReplica(late);
      await ask(1);
      await expect(relay.relayBatch()).rejects.toThrow('writeable');
      proxy.mend();
      await once(late, 'ready');
      await relay.relayBatch();
      expect(await jobs()).toEqual(['leads-1']);
    } finally {
      late.disconnect();
      await proxy.stop();
    }
  });
});
