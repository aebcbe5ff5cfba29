import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { closeTimeoutMs, waitAtMost } from '../timeouts/wait-at-most.js';

/** Background work that a service repeats until it stops. */
export interface RepeatingTask {
  /** Runs now. If a run is in progress, another one follows. */
  runSoon(): void;
}

export interface RepeatingTaskOptions {
  /** For the log: `Erase leads on request`. */
  name: string;
  intervalMs: number;
  /** Whether it also runs at startup. */
  isRunAtStart?: boolean;
  /** Delay before a run that was requested during another one. */
  pauseMs?: number;
  /** Does the due work and returns how many items it handled. `stopping` is aborted when the service stops. */
  run(stopping: AbortSignal): Promise<number>;
}

interface StartedTask extends RepeatingTask {
  stop(): Promise<void>;
}

/**
 * Starts background tasks and stops them with the service, which waits for a run in progress for a while only. A task
 * never runs twice at once in one process.
 */
@Injectable()
export class RepeatingTasksService implements BeforeApplicationShutdown {
  private readonly tasks: StartedTask[] = [];

  constructor(private readonly logger: PinoLogger) {}

  /**
   * Runs the task at once, unless told otherwise, and then at every interval. Logs the first failure and the recovery.
   * Call it in `onApplicationBootstrap`.
   */
  start({
    name,
    intervalMs,
    isRunAtStart = true,
    pauseMs = 0,
    run,
  }: RepeatingTaskOptions): RepeatingTask {
    let current: Promise<void> | undefined;
    let isWanted = false;
    const stopping = new AbortController();
    let isFailing = false;

    const attempt = async () => {
      try {
        const count = await run(stopping.signal);
        // Counts only: the items may be personal data.
        if (count > 0) this.logger.info({ task: name, count }, 'Task done');
        if (isFailing) this.logger.info({ task: name }, 'Task recovered');
        isFailing = false;
      } catch (error) {
        if (!isFailing) this.logger.warn({ task: name, err: error }, 'Task failed; retrying');
        isFailing = true;
      }
    };
    const runWanted = async () => {
      while (isWanted && !stopping.signal.aborted) {
        isWanted = false;
        await attempt();
        if (isWanted && pauseMs > 0 && !stopping.signal.aborted) await sleep(pauseMs);
      }
      current = undefined;
    };
    const runSoon = () => {
      isWanted = true;
      if (!stopping.signal.aborted) current ??= runWanted();
    };
    const timer = setInterval(runSoon, intervalMs);
    const stop = async () => {
      stopping.abort();
      clearInterval(timer);
      await current;
    };
    this.tasks.push({ runSoon, stop });
    if (isRunAtStart) runSoon();
    return { runSoon };
  }

  async beforeApplicationShutdown(): Promise<void> {
    await waitAtMost(closeTimeoutMs, Promise.all(this.tasks.map((task) => task.stop())));
  }
}
