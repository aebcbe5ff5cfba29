import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { apiPaths, type CreatePushSubscriptionRequest } from '@agency/contracts';
import { signIn } from '@agency/testing/sign-in';
import { until } from '@agency/testing/until';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { LightMyRequestResponse } from 'fastify';
import { openPushQueue } from '../src/push/push.job.js';
import { EmailStand } from './email-stand.js';
import { PushService } from './push-service.js';

const pushSecret = 'another secret of more than thirty-two characters';

const keyBytes = 65;
const saltBytes = 16;
const recordHeaderBytes = saltBytes + 4 + 1;
const tagBytes = 16;

/** A browser's side of web push: its keys, and decrypting a notification (RFC 8291, RFC 8188). */
class PushDevice {
  private readonly pair = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  private readonly publicKey = this.pair.generateKeys();

  constructor(readonly endpoint: string) {}

  subscription(label = 'Chrome on Linux'): CreatePushSubscriptionRequest {
    const keys = {
      p256dh: this.publicKey.toString('base64url'),
      auth: this.auth.toString('base64url'),
    };
    return { endpoint: this.endpoint, keys, label };
  }

  /** Throws if the body was not encrypted for this device. */
  read(body: Buffer): unknown {
    const salt = body.subarray(0, saltBytes);
    const senderKey = body.subarray(recordHeaderBytes, recordHeaderBytes + keyBytes);
    const record = body.subarray(recordHeaderBytes + keyBytes);
    const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), this.publicKey, senderKey]);
    const secret = hkdf(this.pair.computeSecret(senderKey), this.auth, keyInfo, 32);
    const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(record.subarray(-tagBytes));
    const padded = Buffer.concat([
      decipher.update(record.subarray(0, -tagBytes)),
      decipher.final(),
    ]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
  }
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

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
