import {
  addDays,
  defaultBookingRules,
  easternDateOf,
  easternInstant,
  type ListAppointmentsQuery,
  maxHorizonDays,
  type Span,
  type TakenTime,
  takenTimeSchema,
} from '@agency/contracts';
import { Clock, PreparedAnswer, runAlone, statement } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { SharedRead } from '../slots/shared-read.js';
import { readSpans, spanBytes } from '../slots/span-bytes.js';

interface Row {
  /** Null without rules of the owner's own. */
  rules: { horizonDays: number | null } | null;
  spans: Buffer;
}

const readTakenTimes = statement<{ now: Date }, Row>('taken-times')`
  SELECT
    (SELECT json_build_object('horizonDays', horizon_days) FROM scheduling.booking_rules) AS rules,
    (SELECT ${spanBytes('starts', 'ends')} FROM (
       SELECT scheduled_at AS starts, scheduled_at + duration * interval '1 minute' AS ends
       FROM scheduling.appointments WHERE status <> 'cancelled' AND scheduled_at > ${'now'}
       ORDER BY scheduled_at) call) AS spans`;

/** The calls ahead, soonest first, as they were at one moment, and the answers that were made of them. */
interface Known {
  now: Date;
  horizonDays: number | null;
  bytes: Buffer;
  spans: Span[];
  answers: Map<string, PreparedAnswer<TakenTime[]>>;
}

const maxKeptAnswers = 64;
const schema = z.array(takenTimeSchema);

/**
 * The public part of the calendar. Every answer is by what the database holds at this moment; what was made of the same calls
 * is sent again (docs/decisions/071).
 */
@Injectable()
export class TakenTimesService {
  private known: Known | undefined;
  private readonly calls = new SharedRead(() => this.read());

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * When future calls block the calendar, soonest first: all of the bookable horizon, so that a client that knows no
   * paging sees every one. The farthest horizon that can be set bounds the answer where the owner has set none.
   */
  async list({ from, to }: ListAppointmentsQuery): Promise<PreparedAnswer<TakenTime[]>> {
    const { now, horizonDays, spans, answers } = await this.calls.get();
    const first = from && new Date(from) > now ? new Date(from) : now;
    const ends = [endOf(first, maxHorizonDays)];
    if (to) ends.push(Date.parse(to));
    if (horizonDays !== null) ends.push(endOf(now, horizonDays));
    const begin = countBefore(spans, first.getTime());
    const end = Math.max(begin, countBefore(spans, Math.min(...ends)));
    const key = `${begin}-${end}`;
    const kept = answers.get(key);
    if (kept) return kept;
    const answer = PreparedAnswer.of(schema, spans.slice(begin, end).map(toTakenTime));
    if (answers.size < maxKeptAnswers) answers.set(key, answer);
    return answer;
  }

  private async read(): Promise<Known> {
    const now = this.clock.now();
    const [row] = await runAlone(this.dataSource, readTakenTimes, { now });
    if (!row) throw new Error('The query always has a row.');
    const { horizonDays } = row.rules ?? defaultBookingRules;
    const same = this.known?.bytes.equals(row.spans) ? this.known : undefined;
    this.known = {
      now,
      horizonDays,
      bytes: row.spans,
      spans: same?.spans ?? readSpans(row.spans),
      answers: same?.answers ?? new Map(),
    };
    return this.known;
  }
}

/** How many of the sorted spans start before an instant. */
function countBefore(spans: readonly Span[], instant: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const start = spans[middle]?.start ?? Number.POSITIVE_INFINITY;
    if (start < instant) low = middle + 1;
    else high = middle;
  }
  return low;
}

const toTakenTime = ({ start, end }: Span): TakenTime => ({
  scheduledAt: new Date(start).toISOString(),
  duration: (end - start) / 60_000,
});

/** The end of the Eastern day that comes so many days after this one. */
const endOf = (start: Date, days: number) =>
  easternInstant(addDays(easternDateOf(start), days + 1), '00:00').getTime();
