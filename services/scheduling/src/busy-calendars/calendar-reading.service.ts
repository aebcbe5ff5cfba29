import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { CalendarRepository, type ReadOutcome } from './calendar.repository.js';
import { CalendarSourceService } from './calendar-source.service.js';
import { turns } from './turns.js';

/** How often a process checks whether another replica is done. */
const askEveryMs = 100;

/** Each read may hold a file of 40 MB. More than the poll reads at once, so that a booking does not wait for it. */
const maxAtOnce = 4;

/**
 * Reads stored calendars. A request for a calendar that is already being read, here or on another replica, waits for
 * that read.
 */
@Injectable()
export class CalendarReadingService {
  private readonly inTurn = turns(maxAtOnce);
  private readonly underWay = new Map<number, Promise<void>>();

  constructor(
    private readonly calendars: CalendarRepository,
    private readonly source: CalendarSourceService,
    private readonly logger: PinoLogger,
  ) {}

  /** Resolves once any process has read the calendar; the result is stored with it. */
  read(id: number): Promise<void> {
    const known = this.underWay.get(id);
    if (known) return known;
    const reading = this.inTurn(() => this.claimAndRead(id)).finally(() =>
      this.underWay.delete(id),
    );
    this.underWay.set(id, reading);
    return reading;
  }

  /** Reads again, once, if the owner changed how it is read: her change is to apply at once. */
  private async claimAndRead(id: number): Promise<void> {
    if ((await this.readOnce(id)) === 'outdated') await this.readOnce(id);
  }

  /** Returns nothing if another replica has read the calendar, or it is gone. */
  private async readOnce(id: number): Promise<ReadOutcome | undefined> {
    const calendar = await this.calendars.claim(id);
    if (!calendar) {
      while (await this.calendars.isBeingRead(id)) await sleep(askEveryMs);
      return undefined;
    }
    try {
      const result = await this.source.readStored(calendar);
      const outcome = await this.calendars.storeResult(calendar, result);
      // (!) No address and no title: only the id, which the desk's requests show, too.
      const context = { calendar: id, outcome };
      if ('failure' in result)
        this.logger.warn({ ...context, kind: result.failure }, 'Calendar not read');
      else this.logger.info({ ...context, events: result.eventCount }, 'Calendar read');
      return outcome;
    } catch (error) {
      await this.calendars.release(id).catch(() => undefined);
      this.logger.error({ calendar: id, err: error }, 'Reading a calendar broke off');
      throw error;
    }
  }
}
