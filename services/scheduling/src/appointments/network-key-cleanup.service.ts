import { Clock, execute, RepeatingTasksService, sql } from '@agency/platform';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';

const intervalMs = 10 * 60_000;
/** Keys are removed this many days after booking, even if the call is still ahead. */
const maxKeyDays = 60;

/** Removes the hash of the visitor's network once it no longer counts: it is personal data. */
@Injectable()
export class NetworkKeyCleanupService implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly tasks: RepeatingTasksService,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks.start({ name: 'Remove network keys', intervalMs, run: () => this.clean() });
  }

  /** Calls that are over, no longer scheduled, or were booked long ago. Returns how many there were. */
  async clean(): Promise<number> {
    const now = this.clock.now();
    const longAgo = new Date(now.getTime() - maxKeyDays * 86_400_000);
    return execute(
      this.dataSource.manager,
      sql`UPDATE scheduling.appointments SET network_key = NULL, network_56_key = NULL, network_48_key = NULL
        WHERE network_key IS NOT NULL
          AND (scheduled_at <= ${now} OR created_at <= ${longAgo} OR (status <> 'scheduled'
            AND (confirm_by IS NULL OR confirm_by <= ${now}::timestamptz - interval '1 day')))`,
    );
  }
}
