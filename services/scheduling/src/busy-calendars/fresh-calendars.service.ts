import { calendarTooOldMessage } from '@agency/contracts';
import { waitAtMost } from '@agency/platform';
import { Injectable, UnprocessableEntityException } from '@nestjs/common';
import { CalendarRepository } from './calendar.repository.js';
import type { CalendarFreshness } from './calendar-freshness.js';
import { CalendarReadingService } from './calendar-reading.service.js';

/** (!) Less than a request may take, with time left for the booking itself. */
const refreshTimeoutMs = 3_000;

/** Brings the copies of the owner's calendars up to date before a visitor takes a time. */
@Injectable()
export class FreshCalendarsService {
  constructor(
    private readonly calendars: CalendarRepository,
    private readonly reading: CalendarReadingService,
  ) {}

  /**
   * Reads copies again that are older than a minute, and waits a few seconds at most: then the last good copy decides, however old.
   * Throws 422 when the owner does not want that. (!) Not inside a transaction: it would hold its locks while a foreign server
   * thinks. `freshness` is what was just read with something else.
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
