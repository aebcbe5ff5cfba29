import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';

/** Enough for a busy gateway to use each open connection once more. */
const drainMs = 1_500;

/**
 * The time between being told to stop and taking no more requests. Every answer in it ends its connection, so that the
 * gateway has none left into which it could write a request just as the service closes it.
 */
@Injectable()
export class Drain implements BeforeApplicationShutdown {
  isStopping = false;

  async beforeApplicationShutdown(signal?: string): Promise<void> {
    this.isStopping = true;
    if (signal) await pause(drainMs);
  }
}
