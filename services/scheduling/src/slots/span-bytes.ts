import type { Span } from '@agency/contracts';
import { rawPart, type SqlPart } from '@agency/platform';

/**
 * Instants in Postgres' binary form as an aggregate: all starts, then all ends. A fifth of the time that JSON takes.
 * In the order of the rows.
 */
export function spanBytes(start: string, end: string): SqlPart<object> {
  const all = (instant: string) => `coalesce(string_agg(timestamptz_send(${instant}), ''), '')`;
  return rawPart(`${all(start)} || ${all(end)}`);
}

/** Postgres counts microseconds from the year 2000. */
const epochMs = Date.UTC(2000, 0, 1);

export function readSpans(bytes: Buffer): Span[] {
  const half = bytes.length / 2;
  const spans: Span[] = [];
  for (let at = 0; at < half; at += 8) {
    spans.push({ start: readInstant(bytes, at), end: readInstant(bytes, half + at) });
  }
  return spans;
}

/** As two halves: a BigInt for each would take longer than all the rest. */
function readInstant(bytes: Buffer, at: number): number {
  const microseconds = bytes.readInt32BE(at) * 2 ** 32 + bytes.readUInt32BE(at + 4);
  return epochMs + microseconds / 1_000;
}
