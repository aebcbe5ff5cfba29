import { calendarTooOldMessage } from '@agency/contracts';
import { Clock, runAlone, sqlPart, statement } from '@agency/platform';
import { Injectable, UnprocessableEntityException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { dueCalendars } from './calendar.repository.js';
import { CalendarReadingService } from './calendar-reading.service.js';

/** A younger copy is not read again for a booking. */
const freshMs = 60_000;
/** (!) Less than a request may take, with time left for the booking itself. */
const patienceMs = 3_000;

/** How up to date the copies are. */
export interface Freshness {
  /** The calendars to read again. */
  stale_calendars: number[];
  /** Whether one is older than the owner allows. */
  is_too_old: boolean;
}

export interface FreshnessValues {
  now: Date;
  triedBefore: Date;
}

/** `Freshness` as columns of a query, with `freshnessValues`. */
export const freshnessColumns = sqlPart<FreshnessValues>()`
  ARRAY(${dueCalendars}) AS stale_calendars,
  EXISTS (SELECT FROM scheduling.calendars, scheduling.booking_rules
    WHERE source = 'address' AND max_calendar_age_minutes IS NOT NULL
      AND (read_at IS NULL OR read_at < ${'now'}::timestamptz - max_calendar_age_minutes * interval '1 minute')
  ) AS is_too_old`;

export const freshnessValues = (now: Date): FreshnessValues => ({
  now,
  triedBefore: new Date(now.getTime() - freshMs),
});

const readFreshness = statement<FreshnessValues, Freshness>(
  'calendar-freshness',
)`SELECT ${freshnessColumns}`;

/** Brings the copies of the owner's calendars up to date before a visitor takes a time. */
@Injectable()
export class FreshCalendarsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reading: CalendarReadingService,
    private readonly clock: Clock,
  ) {}

  /**
   * Reads copies again that are older than a minute, and waits a few seconds at most: then the last good copy decides, however old.
   * Throws 422 when the owner does not want that. `found` spares a query. (!) Not inside a transaction: it would hold its locks
   * while a foreign server thinks.
   */
  async refresh(found?: Freshness): Promise<void> {
    const { stale_calendars: stale, is_too_old: wasTooOld } = found ?? (await this.read());
    if (stale.length > 0)
      await atMost(
        patienceMs,
        stale.map((id) => this.reading.read(id)),
      );
    const isTooOld = stale.length > 0 ? (await this.read()).is_too_old : wasTooOld;
    if (isTooOld) throw new UnprocessableEntityException(calendarTooOldMessage);
  }

  private async read(): Promise<Freshness> {
    const values = freshnessValues(this.clock.now());
    const [row] = await runAlone(this.dataSource, readFreshness, values);
    if (!row) throw new Error('The query always has a row.');
    return row;
  }
}

/** Waits for all of them, whatever comes of them, or until the time is up. */
async function atMost(milliseconds: number, work: readonly Promise<unknown>[]): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([Promise.allSettled(work), deadline]);
  clearTimeout(timer);
}
