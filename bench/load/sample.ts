/** What one run of load has measured. Times in milliseconds. */
export interface Sample {
  perSecond: number;
  /** How many were answered in all. */
  count: number;
  p50: number;
  p90: number;
  p95: number;
  p99: number;
  /** How often each HTTP status came, where it was counted; key 0: no answer at all. */
  statuses?: Record<string, number>;
}

/** Load is put on by as many at once as the targets are stated for. */
export const clients = 64;
