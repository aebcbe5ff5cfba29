/** What is read of an event of a trace; times in microseconds. */
export interface TraceTask {
  ts: number;
  /** On the clock. */
  dur?: number;
  /** On the CPU. */
  tdur?: number;
}

export interface BlockingTime {
  wall: number;
  cpu: number;
}

/** A phone's processor against this one: Lighthouse's factor for mobiles. */
const slowdown = 4;
const longTaskMs = 50;

/**
 * Milliseconds by which the main thread's tasks after a moment exceed 50 ms on a slow phone. By the clock a task that
 * had to wait for a core counts as longer; by the CPU only what the page asks for itself counts.
 */
export function blockingTime(tasks: readonly TraceTask[], after: number): BlockingTime {
  const sum = (durationOf: (task: TraceTask) => number) =>
    tasks
      .filter(({ ts, dur = 0 }) => ts + dur > after)
      .map((task) => (durationOf(task) / 1_000) * slowdown - longTaskMs)
      .reduce((total, excess) => total + Math.max(0, excess), 0);
  return {
    wall: sum(({ dur = 0 }) => dur),
    // A task without a CPU time counts whole rather than not at all.
    cpu: sum(({ dur = 0, tdur = dur }) => tdur),
  };
}
