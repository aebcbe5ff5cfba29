import {
  connectRedis,
  EmailQueue,
  emailQueueName,
  OutboxRelay,
  RepeatingTasksService,
} from '@agency/platform';
import { admin } from '@agency/testing/admin-database';
import { stopApps } from '@agency/testing/start-app';
import { redisUrl } from '@agency/testing/test-stack';
import { until } from '@agency/testing/until';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Job, Queue } from 'bullmq';
import type { Logger } from 'nestjs-pino';
import { startEmail } from './email-app.js';
import { MailServer } from './mail-server.js';
import { emptyTables } from './stored.js';
import { parseStrictly } from './strict-parser.js';

const silent = { log() {}, warn() {} } as unknown as Logger;

/** The path of an email from the outboxes to a mail server, with real parts and a clock set by the test. */
export class EmailStand {
  readonly server = new MailServer();
  now = new Date('2026-11-10T17:00:00Z');
  private readonly sent: string[] = [];
  readonly redis = connectRedis(redisUrl);
  readonly queue = new Queue(emailQueueName, { connection: this.redis, skipVersionCheck: true });
  readonly clock = { now: () => this.now };
  private readonly emailQueue = new EmailQueue(this.redis);
  private readonly relays = ['leads', 'scheduling', 'rankings'].map(
    (schema) =>
      new OutboxRelay(
        admin,
        this.emailQueue,
        this.clock,
        new RepeatingTasksService(silent),
        schema,
      ),
  );

  /** Registers its own hooks: every test starts fresh. */
  constructor() {
    beforeAll(() => this.queue.waitUntilReady());
    beforeEach(async () => {
      this.now = new Date('2026-11-10T17:00:00Z');
      this.server.behavior = {};
      this.server.received.length = 0;
      await emptyTables();
      await this.redis.flushdb();
      await this.server.start();
    });
    afterEach(async () => {
      await stopApps();
      await this.server.stop();
      for (const { raw } of this.server.received) this.sent.push(raw);
    });
    afterAll(async () => {
      await this.queue.close();
      this.redis.disconnect();
    });
    // A strict parser must read every email that any test sends without errors.
    afterAll(() => {
      const faulty = parseStrictly(this.sent).filter(({ faults }) => faults.length > 0);
      expect(faulty).toEqual([]);
    });
  }

  /** A service that processes the queue on the stand's clock. */
  startWorker(): Promise<NestFastifyApplication> {
    return startEmail({ SMTP_URL: this.server.url }, this.clock);
  }

  /** Hands over what is due, and waits until the workers are idle. */
  async work(): Promise<void> {
    await this.relay();
    await this.settle();
  }

  async relay(): Promise<void> {
    for (const relay of this.relays) await relay.relayBatch();
  }

  /** Like the relay's sweep every minute: hands over again what the queue has lost. */
  async sweep(): Promise<void> {
    this.pass(2);
    for (const relay of this.relays) await relay.sweep();
    await this.settle();
  }

  async settle(): Promise<void> {
    await until(async () => {
      const { waiting, active } = await this.queue.getJobCounts('waiting', 'active');
      return (waiting ?? 0) + (active ?? 0) === 0;
    });
  }

  pass(minutes: number): void {
    this.now = new Date(this.now.getTime() + minutes * 60_000);
  }

  /** Runs delayed retries now. */
  async retryNow(): Promise<void> {
    for (const job of await this.delayed()) await job.promote();
    await this.settle();
  }

  delayed(): Promise<Job[]> {
    return this.queue.getDelayed();
  }
}

export const hours = (count: number) => count * 60;
