import {
  type AddCalendarFileQuery,
  type AddCalendarRequest,
  type Calendar,
  type CalendarFailure,
  calendarFailureMessages,
  maxCalendars,
  type UpdateCalendarRequest,
} from '@agency/contracts';
import { ValidationException } from '@agency/platform';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { addressHint } from './address/address-hint.js';
import { CalendarAddressService } from './address/calendar-address.service.js';
import { BusyTimeRepository } from './busy-time.repository.js';
import type { CalendarEntity } from './calendar.entity.js';
import { CalendarRepository } from './calendar.repository.js';
import { CalendarReadingService } from './calendar-reading.service.js';
import { CalendarSourceService, type Unreadable } from './calendar-source.service.js';
import { CalendarClient } from './fetching/calendar.client.js';
import { CalendarFetchError } from './fetching/calendar-fetch.error.js';
import type { CalendarCopy } from './reading/read-calendar.js';
import { unreadableFile } from './unreadable-file.js';

const unknownCalendar = 'This calendar doesn’t exist.';
const tooManyCalendars = `There can be at most ${maxCalendars} calendars. Please remove one first.`;
const sameAddress = 'This calendar has already been added.';
const noSecret =
  'Calendars can’t be read by address because the setting CALENDAR_SECRET is missing. You can upload a file.';
const isNoFile = 'This calendar is read from its address. Please change the address.';
const isFile = 'This calendar comes from a file. Please upload a new one.';

/** The owner's calendars, as she adds and changes them. */
@Injectable()
export class CalendarsService {
  constructor(
    private readonly calendars: CalendarRepository,
    private readonly busyTimes: BusyTimeRepository,
    private readonly source: CalendarSourceService,
    private readonly addresses: CalendarAddressService,
    private readonly reading: CalendarReadingService,
    private readonly client: CalendarClient,
  ) {}

  async list(): Promise<Calendar[]> {
    const [calendars, busyCounts] = await Promise.all([
      this.calendars.list(),
      this.busyTimes.countUpcoming(),
    ]);
    return calendars.map((calendar) => toCalendar(calendar, busyCounts.get(calendar.id) ?? 0));
  }

  /** Stores nothing unless the calendar can be read. Throws 400 with the reason for the field `address`. */
  async add({
    name,
    color,
    address,
    ownEmail,
    showsTitles = false,
  }: AddCalendarRequest): Promise<Calendar> {
    await this.assertRoom();
    const settings = { source: 'address', ownEmail: ownEmail || null, showsTitles } as const;
    const { copy, ...where } = await this.readNewAddress(address, settings);
    return this.get(await this.calendars.add({ name, color, ...settings, ...where }, copy));
  }

  /** Throws 400 with the reason for the field `file`. */
  async addFile(
    bytes: Uint8Array,
    { name, color, ownEmail, showsTitles }: AddCalendarFileQuery,
  ): Promise<Calendar> {
    await this.assertRoom();
    const settings = {
      source: 'file',
      ownEmail: ownEmail || null,
      showsTitles: showsTitles === 'yes',
    } as const;
    const copy = await this.readFile(bytes, settings);
    const calendar = { name, color, ...settings, addressHint: null };
    return this.get(await this.calendars.add(calendar, copy));
  }

  async replaceFile(id: number, bytes: Uint8Array): Promise<Calendar> {
    const calendar = await this.find(id);
    if (calendar.source !== 'file') throw new ConflictException(isNoFile);
    const copy = await this.readFile(bytes, calendar);
    await this.calendars.replaceSource(id, copy);
    return this.get(id);
  }

  /**
   * Reads a new address first, and changes nothing unless that succeeds. Other changes to how it is read take effect at
   * once.
   */
  async update(id: number, { address, ...changes }: UpdateCalendarRequest): Promise<Calendar> {
    const calendar = await this.find(id);
    const { ownEmail, ...rest } = changes;
    const stored = { ...rest, ...(ownEmail !== undefined && { ownEmail: ownEmail || null }) };
    if (address === undefined) {
      await this.calendars.update(id, stored);
      const isReadOtherwise = ownEmail !== undefined || changes.showsTitles === true;
      if (isReadOtherwise && calendar.source === 'address') await this.reading.read(id);
      return this.get(id);
    }
    if (calendar.source === 'file') throw new ConflictException(isFile);
    const { copy, ...where } = await this.readNewAddress(address, { ...calendar, ...stored }, id);
    await this.calendars.update(id, stored);
    await this.calendars.replaceSource(id, copy, where);
    return this.get(id);
  }

  /** Reads the calendar now. A file stays unchanged. */
  async read(id: number): Promise<Calendar> {
    const { source } = await this.find(id);
    if (source === 'address') await this.reading.read(id);
    return this.get(id);
  }

  /** Frees its busy times. */
  async remove(id: number): Promise<void> {
    if (!(await this.calendars.remove(id))) throw new NotFoundException(unknownCalendar);
  }

  private async readFile(
    bytes: Uint8Array,
    settings: Pick<CalendarEntity, 'source' | 'ownEmail' | 'showsTitles'>,
  ): Promise<CalendarCopy> {
    const result = await this.source.readFile(bytes, settings);
    if ('failure' in result && result.failure === 'not-a-calendar') {
      throw refusal('file', unreadableFile(Buffer.from(bytes)));
    }
    return requireCopy(result, 'file');
  }

  private async readNewAddress(
    address: string,
    settings: Pick<CalendarEntity, 'source' | 'ownEmail' | 'showsTitles'>,
    ownId?: number,
  ): Promise<{ copy: CalendarCopy; address: string; addressHint: string }> {
    const url = this.parse(address);
    if (!this.addresses.hasSecret) throw refusal('address', noSecret);
    for (const other of await this.calendars.list()) {
      if (other.id !== ownId && this.addresses.open(other)?.text === url.href) {
        throw refusal('address', sameAddress);
      }
    }
    const copy = requireCopy(await this.source.readAddress(url.href, settings), 'address');
    return { copy, address: url.href, addressHint: addressHint(url) };
  }

  private parse(address: string): URL {
    try {
      return this.client.parse(address);
    } catch (error) {
      if (error instanceof CalendarFetchError) throw toFieldError(error.kind, 'address');
      throw error;
    }
  }

  private async assertRoom(): Promise<void> {
    if ((await this.calendars.list()).length >= maxCalendars) {
      throw new ConflictException(tooManyCalendars);
    }
  }

  private async find(id: number): Promise<CalendarEntity> {
    const calendar = await this.calendars.find(id);
    if (!calendar) throw new NotFoundException(unknownCalendar);
    return calendar;
  }

  private async get(id: number): Promise<Calendar> {
    const [calendar, busyCounts] = await Promise.all([
      this.find(id),
      this.busyTimes.countUpcoming(),
    ]);
    return toCalendar(calendar, busyCounts.get(id) ?? 0);
  }
}

type Field = 'address' | 'file';

function requireCopy(result: CalendarCopy | Unreadable, field: Field): CalendarCopy {
  if ('failure' in result) throw toFieldError(result.failure, field);
  return result;
}

function toFieldError(failure: CalendarFailure, field: Field): ValidationException {
  return refusal(field, calendarFailureMessages[failure]);
}

const refusal = (path: Field, message: string) => new ValidationException([{ path, message }]);

/** A calendar as the owner sees it. (!) Without its address, even encrypted. */
function toCalendar(entity: CalendarEntity, busyCount: number): Calendar {
  const { id, name, color, source, addressHint, ownEmail, showsTitles } = entity;
  const { createdAt, readAt, failingSince, failure, eventCount, knownUntil, warnings } = entity;
  return {
    id,
    name,
    color,
    source,
    addressHint,
    ownEmail,
    showsTitles,
    readAt: readAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    failingSince: failingSince?.toISOString() ?? null,
    failure,
    eventCount,
    busyCount,
    knownUntil: knownUntil?.toISOString() ?? null,
    warnings,
  };
}
