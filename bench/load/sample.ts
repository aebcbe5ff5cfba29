/** Measurements of one run of load. Times in milliseconds. */
export interface Sample {
  perSecond: number;
  /** Total number of answers. */
  count: number;
  p50: number;
  p90: number;
  p95: number;
  p99: number;
  /** How often each HTTP status occurred, if counted; key 0: no answer. */
  statuses?: Record<string, number>;
}

/** Number of concurrent connections that the targets assume. */
export const clients = 64;
