import {
  easternDateOf,
  easternInstant,
  joinSpans,
  type Span,
  type SpannedFacts,
} from '@agency/contracts';
import type { DataSource } from 'typeorm';
import { type TermsRow, termsColumns, toCalendarTerms } from '../booking-rules/calendar-terms.js';

/** What the slot rule decides by, as it was at one moment. */
export interface SlotFacts extends SpannedFacts {
  /** The minute in which it was read: what has passed and what is too soon changes with it. */
  minute: number;
  source: Source;
}

/** The same facts as the database sent them. Equal sources are equal facts. */
interface Source {
  terms: string;
  taken: Buffer;
  busyHash: string;
}

interface Row {
  terms: string;
  taken: Buffer;
  busy_hash: string;
  busy: Buffer | null;
}

/**
 * Reads everything in one statement, thus from one snapshot. Busy times are thousands and seldom change: they are sent only
 * if they differ from the known ones. Returns the known facts if nothing has changed.
 */
export async function readSlotFacts(
  dataSource: DataSource,
  now: Date,
  known?: SlotFacts,
): Promise<SlotFacts> {
  const minute = Math.floor(now.getTime() / 60_000);
  const today = easternInstant(easternDateOf(now), '00:00');
  const [row]: Row[] = await dataSource.query(
    `WITH busy AS (
       SELECT ${spanBytes('starts_at', 'ends_at')} AS bytes FROM scheduling.busy_times
     )
     SELECT (SELECT row_to_json(terms) FROM (SELECT ${termsColumns('$1')}) terms)::text AS terms,
       (SELECT ${spanBytes('scheduled_at', "scheduled_at + duration * interval '1 minute'")}
        FROM scheduling.appointments WHERE status <> 'cancelled' AND scheduled_at >= $2) AS taken,
       md5(busy.bytes) AS busy_hash,
       CASE WHEN md5(busy.bytes) IS DISTINCT FROM $3 THEN busy.bytes END AS busy
     FROM busy`,
    [new Date(minute * 60_000), today, known?.source.busyHash ?? null],
  );
  if (!row) throw new Error('The query always has a row.');
  const source = { terms: row.terms, taken: row.taken, busyHash: row.busy_hash };
  if (known && known.minute === minute && isSame(known.source, source)) return known;
  const termsRow: TermsRow = JSON.parse(row.terms);
  const { away, ...terms } = toCalendarTerms(termsRow, now);
  return {
    minute,
    source,
    ...terms,
    away: joinSpans(
      away.map(({ startsAt, endsAt }) => ({
        start: Date.parse(startsAt),
        end: Date.parse(endsAt),
      })),
    ),
    taken: readSpans(row.taken),
    busy: row.busy === null && known ? known.busy : joinSpans(readSpans(row.busy ?? Buffer.of())),
  };
}

function isSame(one: Source, other: Source): boolean {
  return (
    one.busyHash === other.busyHash && one.terms === other.terms && one.taken.equals(other.taken)
  );
}

/** Instants in Postgres' binary form: all starts, then all ends. A fifth of the time that JSON takes. */
function spanBytes(start: string, end: string): string {
  const all = (instant: string) => `coalesce(string_agg(timestamptz_send(${instant}), ''), '')`;
  return `${all(start)} || ${all(end)}`;
}

/** Postgres counts microseconds from the year 2000. */
const epochMs = Date.UTC(2000, 0, 1);

function readSpans(bytes: Buffer): Span[] {
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
