export interface Pace {
  firstDelayMs: number;
  longestDelayMs: number;
  /** After running this long, a crash counts as the first one again. */
  steadyMs: number;
  /** How long a running process may be unresponsive before a reload restarts it. */
  recheckMs: number;
}

export const defaultPace: Pace = {
  firstDelayMs: 100,
  longestDelayMs: 5_000,
  steadyMs: 30_000,
  recheckMs: 10_000,
};

/** Counts the restarts of one process and computes the delay before the next. */
export class Restarts {
  count = 0;
  /** Failed starts since it was last ready. */
  failures = 0;
  lastExit: string | undefined;
  private readonly pace: Pace;
  private readonly now: () => number;
  private delay: number;
  private begun = 0;

  constructor(pace: Pace, now: () => number = () => performance.now()) {
    this.pace = pace;
    this.now = now;
    this.delay = pace.firstDelayMs;
  }

  begin(): void {
    this.begun = this.now();
  }

  succeeded(): void {
    this.failures = 0;
  }

  failed(reason: string): void {
    this.failures += 1;
    this.lastExit = reason;
  }

  nextDelay(): number {
    this.count += 1;
    const { firstDelayMs, longestDelayMs, steadyMs } = this.pace;
    const isSteady = this.now() - this.begun >= steadyMs;
    const delay = isSteady ? firstDelayMs : this.delay;
    this.begun = this.now();
    this.delay = Math.min(delay * 2, longestDelayMs);
    return delay;
  }
}
