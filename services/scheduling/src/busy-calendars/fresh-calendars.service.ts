import { calendarTooOldMessage } from '@agency/contracts';
import { Clock, waitAtMost } from '@agency/platform';
import { Injectable, UnprocessableEntityException } from '@nestjs/common';
import { CalendarRepository } from './calendar.repository.js';
import { CalendarReadingService } from './calendar-reading.service.js';

/** A younger copy is not read again for a booking. */
const freshMs = 60_000;
/** (!) Less than a request may take, with time left for the booking itself. */
const refreshTimeoutMs = 3_000;

/** Brings the copies of the owner's calendars up to date before a visitor takes a time. */
@Injectable()
export class FreshCalendarsService {
  constructor(
    private readonly calendars: CalendarRepository,
    private readonly reading: CalendarReadingService,
    private readonly clock: Clock,
  ) {}

  /**
   * Reads copies again that are older than a minute, and waits a few seconds at most: then the last good copy decides, however old.
   * Throws 422 when the owner does not want that. (!) Not inside a transaction: it would hold its locks while a foreign server
   * thinks.
   */
  async refresh(): Promise<void> {
    const { due: stale, isTooOld } = await this.readFreshness();
    if (stale.length > 0) {
      const readings = Promise.allSettled(stale.map((id) => this.reading.read(id)));
      await waitAtMost(refreshTimeoutMs, readings);
    }
    if (stale.length > 0 ? (await this.readFreshness()).isTooOld : isTooOld) {
      throw new UnprocessableEntityException(calendarTooOldMessage);
    }
  }

  private readFreshness() {
    return this.calendars.readFreshness(new Date(this.clock.now().getTime() - freshMs));
  }
}
