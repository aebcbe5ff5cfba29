import { apiPaths } from '@agency/contracts';
import { signIn } from '@agency/testing/sign-in';
import { until } from '@agency/testing/until';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { LightMyRequestResponse } from 'fastify';
import { openPushQueue } from '../src/push/push.job.js';
import { EmailStand } from './email-stand.js';
import { PushDevice } from './push-device.js';
import { PushService } from './push-service.js';

const pushSecret = 'another secret of more than thirty-two characters';

/** The path of a notification from the outboxes to a push service. */
export class PushStand {
  readonly emails = new EmailStand();
  readonly service = new PushService();
  readonly queue = openPushQueue(this.emails.redis);
  app!: NestFastifyApplication;
  private lastDevice = 0;

  /** Registers its own hooks: every test starts fresh. */
  constructor() {
    beforeAll(() => this.service.start());
    beforeEach(async () => {
      this.service.reset();
      await this.startApp(pushSecret);
    });
    afterEach(async () => {
      this.service.breakOff();
      await this.emails.endJobs();
      await this.settle();
    });
    afterAll(async () => {
      await this.queue.close();
      await this.service.stop();
    });
  }

  async startApp(secret: string | undefined): Promise<void> {
    const { emails, service } = this;
    const settings = { PUSH_SECRET: secret, PUSH_STAND_IN: service.origin };
    this.app = await emails.startWorker(settings);
  }

  newDevice(): PushDevice {
    this.lastDevice += 1;
    return new PushDevice(`${this.service.origin}/device-${this.lastDevice}`);
  }

  async state(): Promise<LightMyRequestResponse> {
    return this.app.inject({ url: apiPaths.push, headers: await signIn(['admin']) });
  }

  /** A request by the owner; `path` is below that of the subscriptions. */
  async ask(
    method: 'POST' | 'DELETE',
    path: string,
    payload?: object,
  ): Promise<LightMyRequestResponse> {
    const headers = await signIn(['admin']);
    const url = `${apiPaths.pushSubscriptions}${path}`;
    return this.app.inject({ method, url, headers, ...(payload && { payload }) });
  }

  /** Turns a device on; returns it with its id. */
  async subscribe(label?: string): Promise<{ device: PushDevice; id: number }> {
    const device = this.newDevice();
    const answer = await this.ask('POST', '', device.subscription(label));
    expect(answer.statusCode).toBe(201);
    return { device, id: answer.json().id };
  }

  /** Processes the emails and then the notifications. */
  async work(): Promise<void> {
    await this.emails.work();
    await this.settle();
  }

  async settle(): Promise<void> {
    await until(async () => {
      const { waiting, active } = await this.queue.getJobCounts('waiting', 'active');
      return (waiting ?? 0) + (active ?? 0) === 0;
    });
  }

  async retryNow(): Promise<void> {
    for (const job of await this.queue.getDelayed()) await job.promote();
    await this.settle();
  }
}
