import { type RepeatingTask, RepeatingTasksService } from '@agency/platform';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type DueCondition, isPastRetention, isRequested } from './due-leads.js';
import { ErasureService } from './erasure.service.js';

const requestedEveryMs = 2_000;
const retentionEveryMs = 3_600_000;

/** Erases due leads in batches, even after a long downtime. Replicas share the work. */
@Injectable()
export class ErasureSweepService implements OnApplicationBootstrap {
  private retention: RepeatingTask | undefined;

  constructor(
    private readonly erasure: ErasureService,
    private readonly tasks: RepeatingTasksService,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks.start({
      name: 'Erase leads on request',
      intervalMs: requestedEveryMs,
      run: () => this.eraseRequested(),
    });
    this.retention = this.tasks.start({
      name: 'Erase leads past their retention period',
      intervalMs: retentionEveryMs,
      run: () => this.eraseExpired(),
    });
  }

  /** Applies a new retention period without waiting for the next hour. */
  applyRetentionSoon(): void {
    this.retention?.runSoon();
  }

  /** Returns how many leads were erased. */
  eraseRequested(): Promise<number> {
    return this.eraseAll(isRequested);
  }

  /** Returns how many leads were erased. */
  eraseExpired(): Promise<number> {
    return this.eraseAll(isPastRetention);
  }

  private async eraseAll(isDue: DueCondition): Promise<number> {
    let total = 0;
    for (;;) {
      const count = await this.erasure.eraseDue(isDue);
      if (count === 0) return total;
      total += count;
    }
  }
}
