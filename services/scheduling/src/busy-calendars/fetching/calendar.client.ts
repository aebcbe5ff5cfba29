import { Clock, ENV } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { SchedulingEnv } from '../../env.js';
import { type CalendarUrlRules, parseCalendarUrl } from './calendar-url.js';
import { fetchCalendar } from './fetch-calendar.js';

/** Fetches the owner's calendars, from the public internet only (docs/decisions/059). */
@Injectable()
export class CalendarClient {
  private readonly rules: CalendarUrlRules;

  constructor(
    @Inject(ENV) { CALENDAR_FETCH_PORTS: ports, CALENDAR_STAND_IN: standIn }: SchedulingEnv,
    private readonly clock: Clock,
  ) {
    this.rules = { ports, standIn };
  }

  /** The URL of an address. Throws a CalendarFetchError for one that is never fetched. */
  parse(address: string): URL {
    return parseCalendarUrl(address, this.rules);
  }

  /** Throws a CalendarFetchError if it could not be read completely. */
  fetch(address: string): Promise<Uint8Array> {
    return fetchCalendar(address, { ...this.rules, now: this.clock.now() });
  }
}
