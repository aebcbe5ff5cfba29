import { easternDateOf, easternInstant, joinSpans, type SpannedFacts } from '@agency/contracts';
import { runAlone, statement } from '@agency/platform';
import type { DataSource } from 'typeorm';
import { type TermsRow, termsColumns, toCalendarTerms } from '../booking-rules/calendar-terms.js';
import { readSpans, spanBytes } from './span-bytes.js';

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

const readFacts = statement<{ now: Date; today: Date; knownBusyHash: string | null }, Row>(
  'slot-facts',
)`
  WITH busy AS (
    SELECT ${spanBytes('starts_at', 'ends_at')} AS bytes FROM scheduling.busy_times
  )
  SELECT (SELECT row_to_json(terms) FROM (SELECT ${termsColumns}) terms)::text AS terms,
    (SELECT ${spanBytes('scheduled_at', "scheduled_at + duration * interval '1 minute'")}
     FROM scheduling.appointments WHERE status <> 'cancelled' AND scheduled_at >= ${'today'}) AS taken,
    md5(busy.bytes) AS busy_hash,
    CASE WHEN md5(busy.bytes) IS DISTINCT FROM ${'knownBusyHash'} THEN busy.bytes END AS busy
  FROM busy`;

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
  const [row] = await runAlone(dataSource, readFacts, {
    now: new Date(minute * 60_000),
    today: easternInstant(easternDateOf(now), '00:00'),
    knownBusyHash: known?.source.busyHash ?? null,
  });
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
