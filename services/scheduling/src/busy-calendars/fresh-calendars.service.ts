import { calendarTooOldMessage } from '@agency/contracts';
import { waitAtMost } from '@agency/platform';
import { Injectable, UnprocessableEntityException } from '@nestjs/common';
import type { CalendarFreshness } from '../schedule/schedule.repository.js';
import { CalendarRepository } from './calendar.repository.js';
import { CalendarReadingService } from './calendar-reading.service.js';

/** (!) Less than the request timeout, leaving time for the booking itself. */
const refreshTimeoutMs = 3_000;

/** Refreshes the copies of the owner's calendars before a visitor takes a time. */
@Injectable()
export class FreshCalendarsService {
  constructor(
    private readonly calendars: CalendarRepository,
    private readonly reading: CalendarReadingService,
  ) {}

  /**
   * Reads copies older than a minute again and waits a few seconds at most: then the last good copy decides, however
   * old. Throws 422 if it is older than the owner allows. (!) Not inside a transaction, which would hold its locks
   * while waiting for another server. `freshness` was just read in another query.
   */
  async refresh(freshness?: CalendarFreshness): Promise<void> {
    const { due: stale, isTooOld } = freshness ?? (await this.calendars.readFreshness());
    if (stale.length > 0) {
      const readings = Promise.allSettled(stale.map((id) => this.reading.read(id)));
      await waitAtMost(refreshTimeoutMs, readings);
    }
    if (stale.length > 0 ? (await this.calendars.readFreshness()).isTooOld : isTooOld) {
      throw new UnprocessableEntityException(calendarTooOldMessage);
    }
  }
}
