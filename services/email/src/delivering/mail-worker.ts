import { type BaseEnv, closeWithTimeout, ENV, emailQueueName } from '@agency/platform';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DelayedError, type Job, UnrecoverableError, Worker } from 'bullmq';
import { Logger } from 'nestjs-pino';
import { DeliveryLog } from '../deliveries/delivery-log.js';
import { SendFailure } from '../smtp/send-failure.js';
import { smtpConnections } from '../smtp/smtp-sender.js';
import { DeliverMail } from './deliver-mail.service.js';
import { type MailOrder, readMailOrder } from './mail-order.js';

/** A killed process is noticed after so long, and its mails taken up by another. */
const lockMs = 10_000;
/** When to look again at a mail that another worker is sending. */
const busyDelayMs = 30_000;
const sweepEveryMs = 60_000;

/** Works off the mail queue: whichever replica is free takes the next mail. */
@Injectable()
export class MailWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly worker: Worker;
  private sweeps: NodeJS.Timeout | undefined;

  constructor(
    @Inject(ENV) env: BaseEnv,
    private readonly mails: DeliverMail,
    private readonly log: DeliveryLog,
    private readonly logger: Logger,
  ) {
    this.worker = new Worker(emailQueueName, (job, token) => this.work(job, token), {
      connection: { url: env.REDIS_URL, maxRetriesPerRequest: null },
      autorun: false,
      skipVersionCheck: true,
      concurrency: smtpConnections,
      lockDuration: lockMs,
      stalledInterval: lockMs,
      // The record decides whether a mail of a killed process is sent, never how often it was taken up.
      maxStalledCount: Number.MAX_SAFE_INTEGER,
    });
    // Redis says itself in the log when it is away; BullMQ would end the process without a listener.
    this.worker.on('error', () => undefined);
  }

  onApplicationBootstrap(): void {
    this.sweeps = setInterval(() => void this.sweep(), sweepEveryMs);
    void this.sweep();
    this.worker.run().catch((error: unknown) => {
      this.logger.error({ error: nameOf(error) }, 'The mail queue stopped');
    });
  }

  /** Finishes the mails that are on their way. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.sweeps);
    await closeWithTimeout([this.worker]);
  }

  private async work(job: Job, token: string | undefined): Promise<string> {
    const order = this.read(job);
    const isLastTry = job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
    const facts = { requestId: order.requestId, mail: order.name, job: job.id };
    try {
      const outcome = await this.mails.deliver(order, isLastTry);
      if (outcome === 'busy') {
        await job.moveToDelayed(Date.now() + busyDelayMs, token);
        throw new DelayedError();
      }
      this.logger.log({ ...facts, outcome }, 'Mail settled');
      return outcome;
    } catch (error) {
      if (error instanceof DelayedError) throw error;
      // What is thrown is kept in Redis: nothing of the database's or the mail server's words.
      const reason = error instanceof SendFailure ? error.message : nameOf(error);
      this.logger.warn({ ...facts, reason }, 'Mail to be tried again');
      throw new Error(reason);
    }
  }

  private read(job: Job): MailOrder {
    try {
      return readMailOrder(job.name, job.data);
    } catch {
      this.logger.error({ job: job.id }, 'A job that is no mail');
      throw new UnrecoverableError('This job is no mail.');
    }
  }

  private async sweep(): Promise<void> {
    try {
      const count = await this.log.failAbandoned();
      if (count > 0) this.logger.warn({ count }, 'Mails of a killed process may have been sent');
    } catch (error) {
      this.logger.warn({ error: nameOf(error) }, 'Interrupted mails could not be looked for');
    }
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');
