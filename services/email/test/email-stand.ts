import { isDeepStrictEqual } from 'node:util';
import { connectRedis, emailQueueName, OutboxRelay, RepeatingTasksService } from '@agency/platform';
import { admin } from '@agency/testing/admin-database';
import { stopApp } from '@agency/testing/start-app';
import { redisUrl } from '@agency/testing/test-stack';
import { until } from '@agency/testing/until';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Job, Queue } from 'bullmq';
import type { PinoLogger } from 'nestjs-pino';
import type { EmailEnv } from '../src/env.js';
import { startEmail } from './email-app.js';
import { MailServer } from './mail-server.js';
import { emptyTables } from './stored.js';
import { parseStrictly } from './strict-parser.js';

const silent = { info() {}, warn() {} } as unknown as PinoLogger;

/** The path of an email from the outboxes to a mail server, with real parts and a clock set by the test. */
export class EmailStand {
  readonly server = new MailServer();
  now = new Date('2026-11-10T17:00:00Z');
  private readonly sent: string[] = [];
  readonly redis = connectRedis(redisUrl);
  readonly queue = new Queue(emailQueueName, { connection: this.redis, skipVersionCheck: true });
  readonly clock = { now: () => this.now };
  private worker: { app: NestFastifyApplication; settings: Partial<EmailEnv> } | undefined;
  private readonly moreWorkers: NestFastifyApplication[] = [];
  private readonly relays = ['leads', 'scheduling', 'rankings'].map(
    (schema) =>
      new OutboxRelay(admin, this.redis, this.clock, new RepeatingTasksService(silent), schema),
  );

  /** Registers its own hooks: every test starts without emails and settings, at the same time. */
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
      await this.endJobs();
      for (const { raw } of this.server.received) this.sent.push(raw);
    });
    afterAll(async () => {
      await this.stopWorkers();
      await this.server.stop();
      await this.queue.close();
      this.redis.disconnect();
    });
    // A strict parser must read every email that any test sends without errors.
    afterAll(() => {
      const faulty = parseStrictly(this.sent).filter(({ faults }) => faults.length > 0);
      expect(faulty).toEqual([]);
    });
  }

  /**
   * The only service that processes the queue, on the stand's clock. It runs on for the file's other tests: only one that
   * needs other settings replaces it.
   */
  async startWorker(settings: Partial<EmailEnv> = {}): Promise<NestFastifyApplication> {
    if (this.worker && isDeepStrictEqual(this.worker.settings, settings)) return this.worker.app;
    await this.stopWorkers();
    const app = await this.start(settings);
    this.worker = { app, settings };
    return app;
  }

  /** One more until the end of the test. */
  async startAnotherWorker(): Promise<void> {
    this.moreWorkers.push(await this.start({}));
  }

  async stopWorkers(): Promise<void> {
    const apps = this.moreWorkers.splice(0);
    if (this.worker) apps.push(this.worker.app);
    this.worker = undefined;
    await Promise.all(apps.map(stopApp));
  }

  private start(settings: Partial<EmailEnv>): Promise<NestFastifyApplication> {
    return startEmail({ SMTP_URL: this.server.url, ...settings }, this.clock);
  }

  /** Begins no job and waits for those under way, so that none reaches into the next test. */
  async endJobs(): Promise<void> {
    // Without a worker, the jobs of a killed one would stay active.
    if (!this.worker) return;
    await this.queue.pause();
    await until(async () => (await this.queue.getActiveCount()) === 0);
    await Promise.all(this.moreWorkers.splice(0).map(stopApp));
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

  /** Waits until the service has handed over the held emails that are due now, and has worked on them. */
  async releaseHeld(): Promise<void> {
    await until(async () => {
      const [due] = await admin.query(
        'SELECT FROM email.outbox WHERE relayed_at IS NULL AND due_at <= $1 LIMIT 1',
        [this.now],
      );
      return due === undefined;
    });
    await this.settle();
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
