import { Clock } from '@agency/platform';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource } from 'typeorm';

const everyMs = 10 * 60_000;
/** A call that is farther ahead keeps its key no longer than this. */
const maxKeyDays = 60;

/** Removes the hash of the visitor's network as soon as it no longer counts: it is personal data. */
@Injectable()
export class NetworkKeyCleanupService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(NetworkKeyCleanupService.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    const run = () => {
      this.running = this.clean().catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : 'unknown';
        this.logger.warn(`Network keys could not be removed, and will be later: ${reason}`);
      });
    };
    this.timer = setInterval(run, everyMs);
    run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Calls that are over, or no longer scheduled, or booked long ago. */
  async clean(): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.query(
      `UPDATE scheduling.appointments SET network_key = NULL
       WHERE network_key IS NOT NULL
         AND (status <> 'scheduled' OR scheduled_at <= $1 OR created_at <= $2)`,
      [now, new Date(now.getTime() - maxKeyDays * 86_400_000)],
    );
  }
}
