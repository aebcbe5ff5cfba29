import {
  type BaseEnv,
  type EmailJob,
  ENV,
  emailQueueName,
  isLastAttempt,
  JobError,
  type OpenWorker,
  openWorker,
  parseEmailJob,
  RepeatingTasksService,
} from '@agency/platform';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DelayedError, type Job } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { DeliverEmailService } from './deliver-email.service.js';
import { DeliveryRepository } from './delivery.repository.js';
import { maxSmtpConnections } from './smtp.client.js';

/** After this long, another replica takes over the jobs of a killed process. */
const lockMs = 10_000;
/** How long a job waits while another worker sends its email. */
const busyDelayMs = 30_000;
const sweepEveryMs = 60_000;

/** Processes the email queue: the next idle replica takes the next job. */
@Injectable()
export class EmailWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private worker: OpenWorker | undefined;

  constructor(
    @Inject(ENV) private readonly env: BaseEnv,
    private readonly emails: DeliverEmailService,
    private readonly deliveries: DeliveryRepository,
    private readonly tasks: RepeatingTasksService,
    private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks.start({
      name: 'Fail interrupted emails',
      intervalMs: sweepEveryMs,
      run: () => this.failAbandoned(),
    });
    this.worker = openWorker(emailQueueName, (job, token) => this.work(job, token), {
      redisUrl: this.env.REDIS_URL,
      logger: this.logger,
      concurrency: maxSmtpConnections,
      lockDuration: lockMs,
      stalledInterval: lockMs,
      // The delivery decides whether a killed process's email is sent, not the number of times its job was started.
      maxStalledCount: Number.MAX_SAFE_INTEGER,
    });
  }

  /** Waits for the emails being sent. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.worker?.close();
  }

  private async work(job: Job, token: string | undefined): Promise<string> {
    const emailJob = parse(job);
    const { requestId, name: email } = emailJob;
    const outcome = await this.emails.deliver(emailJob, isLastAttempt(job));
    if (outcome === 'busy') {
      await job.moveToDelayed(Date.now() + busyDelayMs, token);
      throw new DelayedError();
    }
    // The token opens the desk, and Redis keeps the job for a while.
    if (emailJob.about === 'recovery') {
      const { addressId, linkId, madeAt } = emailJob;
      await job.updateData({ requestId, payload: { addressId, linkId, madeAt } });
    }
    this.logger.info({ requestId, email, job: job.id, outcome }, 'Email job done');
    return outcome;
  }

  private async failAbandoned(): Promise<number> {
    const count = await this.deliveries.failAbandoned();
    if (count > 0) this.logger.warn({ count }, 'Emails of a killed process may have been sent');
    return count;
  }
}

function parse(job: Job): EmailJob {
  try {
    return parseEmailJob(job.name, job.data);
  } catch {
    // Retried: during an upgrade, the later version that replaces this one may know it.
    throw new JobError('This is not an email job.');
  }
}
