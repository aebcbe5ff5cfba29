import { type CalendarFailure, easternZone } from '@agency/contracts';
import { Clock, queryRows, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { CalendarAddressService } from './address/calendar-address.service.js';
import type { CalendarEntity } from './calendar.entity.js';
import { copyWindow, joinStarts } from './calendar-copy.js';
import { CalendarClient } from './fetching/calendar.client.js';
import { CalendarFetchError } from './fetching/calendar-fetch.error.js';
import {
  type CalendarCopy,
  readCalendar,
  UnreadableCalendarError,
} from './reading/read-calendar.js';

type Settings = Pick<CalendarEntity, 'source' | 'ownEmail' | 'showsTitles'>;

/** A calendar that could not be read, and why. */
export interface Unreadable {
  failure: CalendarFailure;
  /** How long its server asked to wait. */
  retryAfterMs?: number | undefined;
}

/** Creates copies of calendars, from their addresses and from files. */
@Injectable()
export class CalendarSourceService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly client: CalendarClient,
    private readonly clock: Clock,
    private readonly addresses: CalendarAddressService,
  ) {}

  async readStored(calendar: CalendarEntity): Promise<CalendarCopy | Unreadable> {
    const opened = this.addresses.open(calendar);
    if (!opened) return { failure: 'lost-address' };
    return this.readAddress(opened.text, calendar);
  }

  async readAddress(address: string, settings: Settings): Promise<CalendarCopy | Unreadable> {
    return catchUnreadable(async () => this.expand(await this.client.fetch(address), settings));
  }

  async readFile(bytes: Uint8Array, settings: Settings): Promise<CalendarCopy | Unreadable> {
    return catchUnreadable(() => this.expand(bytes, settings));
  }

  private async expand(bytes: Uint8Array, settings: Settings): Promise<CalendarCopy> {
    const { source, ownEmail, showsTitles } = settings;
    const copy = await readCalendar({
      bytes,
      window: copyWindow(this.clock.now(), source),
      ownEmail,
      ownUids: await this.ownUids(),
      zone: easternZone,
      keepTitles: showsTitles,
    });
    return { ...copy, intervals: joinStarts(copy.intervals) };
  }

  /** UIDs of all calls, including canceled and past ones: the owner's calendar may show outdated calls. */
  private async ownUids(): Promise<string[]> {
    const rows = await queryRows(
      this.dataSource.manager,
      z.object({ calendarUid: z.string() }),
      sql`SELECT calendar_uid AS "calendarUid" FROM scheduling.appointments`,
    );
    return rows.map(({ calendarUid }) => calendarUid);
  }
}

async function catchUnreadable(
  read: () => Promise<CalendarCopy>,
): Promise<CalendarCopy | Unreadable> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof CalendarFetchError) {
      return { failure: error.kind, retryAfterMs: error.retryAfterMs };
    }
    if (error instanceof UnreadableCalendarError) return { failure: error.kind };
    throw error;
  }
}
