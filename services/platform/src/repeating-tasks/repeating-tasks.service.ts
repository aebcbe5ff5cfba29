import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';

/** Work that a service repeats in the background until it stops. */
export interface RepeatingTask {
  /** Runs now. If a run is in progress, another one follows it. */
  runSoon(): void;
}

export interface RepeatingTaskOptions {
  /** For the log, such as `Erase leads on request`. */
  name: string;
  intervalMs: number;
  /** Does what is due and returns how many items it handled. What it throws is logged by name only. */
  run(): Promise<number>;
}

interface StartedTask extends RepeatingTask {
  stop(): Promise<void>;
}

/** Starts background tasks and stops them with the service. A task never runs twice at once in one process. */
@Injectable()
export class RepeatingTasksService implements BeforeApplicationShutdown {
  private readonly tasks: StartedTask[] = [];

  constructor(private readonly logger: Logger) {}

  /** Runs the task at once and then at every interval. Call it in `onApplicationBootstrap`. */
  start({ name, intervalMs, run }: RepeatingTaskOptions): RepeatingTask {
    let current: Promise<void> | undefined;
    let isWanted = false;
    let isStopped = false;
    let isFailing = false;

    const attempt = async () => {
      try {
        const count = await run();
        // Counts only: what was handled may be personal.
        if (count > 0) this.logger.log({ task: name, count }, 'Task done');
        if (isFailing) this.logger.log({ task: name }, 'Task recovered');
        isFailing = false;
      } catch (error) {
        const reason = error instanceof Error ? error.name : 'unknown';
        if (!isFailing) this.logger.warn({ task: name, reason }, 'Task failed; retrying');
        isFailing = true;
      }
    };
    const runWanted = async () => {
      while (isWanted && !isStopped) {
        isWanted = false;
        await attempt();
      }
      current = undefined;
    };
    const runSoon = () => {
      isWanted = true;
      if (!isStopped) current ??= runWanted();
    };
    const timer = setInterval(runSoon, intervalMs);
    const stop = async () => {
      isStopped = true;
      clearInterval(timer);
      await current;
    };
    this.tasks.push({ runSoon, stop });
    runSoon();
    return { runSoon };
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.tasks.map((task) => task.stop()));
  }
}
