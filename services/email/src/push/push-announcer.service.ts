import type { PushKind } from '@agency/contracts';
import { closeWithTimeout, REDIS } from '@agency/platform';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { PinoLogger } from 'nestjs-pino';
import { openPushQueue, pushJobOf } from './push.job.js';
import { PushSubscriptionsService } from './push-subscriptions.service.js';

/** Queues a notification for each of the owner's devices. */
@Injectable()
export class PushAnnouncerService implements OnApplicationShutdown {
  private readonly queue: Queue;

  constructor(
    @Inject(REDIS) redis: Redis,
    private readonly subscriptions: PushSubscriptionsService,
    private readonly logger: PinoLogger,
  ) {
    this.queue = openPushQueue(redis);
  }

  /** Never throws: a notification must not fail the email with the same news. */
  async announce(kind: PushKind): Promise<void> {
    try {
      const devices = await this.subscriptions.all();
      if (devices.length === 0) return;
      await this.queue.addBulk(devices.map(({ id }) => pushJobOf({ kind, subscriptionId: id })));
    } catch (error) {
      this.logger.warn({ kind, err: error }, 'Notifications weren’t queued');
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await closeWithTimeout([this.queue]);
  }
}
