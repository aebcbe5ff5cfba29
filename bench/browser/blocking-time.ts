/** The fields of a trace event that are used here; times in microseconds. */
export interface TraceTask {
  ts: number;
  /** Wall-clock time. */
  dur?: number;
  /** CPU time. */
  tdur?: number;
}

export interface BlockingTime {
  wall: number;
  cpu: number;
}

/** A phone's CPU relative to this one: Lighthouse's factor for mobiles. */
const slowdown = 4;
const longTaskMs = 50;

/**
 * Milliseconds by which the main thread's tasks after a moment exceed 50 ms on a slow phone. By wall clock, a task that
 * waited for a core counts as longer; by CPU, only the page's own work counts.
 */
export function blockingTime(tasks: readonly TraceTask[], after: number): BlockingTime {
  const sum = (durationOf: (task: TraceTask) => number) =>
    tasks
      .filter(({ ts, dur = 0 }) => ts + dur > after)
      .map((task) => (durationOf(task) / 1_000) * slowdown - longTaskMs)
      .reduce((total, excess) => total + Math.max(0, excess), 0);
  return {
    wall: sum(({ dur = 0 }) => dur),
    // A task without a CPU time counts in full instead of not at all.
    cpu: sum(({ dur = 0, tdur = dur }) => tdur),
  };
}
