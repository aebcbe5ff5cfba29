export type Outcome = {
  /** As in the services' logs: 30 info, 40 warning, 50 error. */
  level: 30 | 40 | 50;
  msg: string;
  names: readonly string[];
  /** What to do. */
  fix?: string;
  /** The authority's own sentence. */
  reason?: string;
} & Partial<Record<'until' | 'renewal' | 'nextTry', Date>>;

/** One line of JSON for each outcome. Nothing in it is secret. */
export function logOutcome(outcome: Outcome): void {
  console.log(JSON.stringify({ time: new Date().toISOString(), ...outcome }));
}
