import { setTimeout as sleep } from 'node:timers/promises';
import { turns } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import type { CalendarEntity } from './calendar.entity.js';
import { CalendarRepository, type ReadOutcome } from './calendar.repository.js';
import { CalendarSourceService } from './calendar-source.service.js';

/** How often a process checks whether another replica is done. */
const askEveryMs = 100;

/** Each read may hold a file of 40 MB. More than the poll reads at once, so that a booking does not wait for it. */
const maxAtOnce = 4;

/** More changes during one read are left to the next poll. */
const maxReads = 3;

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
    const reading = this.inTurn(() => this.claimAndRead(id))
      .catch((error: unknown) => {
        this.logger.error({ calendar: id, err: error }, 'Reading a calendar broke off');
        throw error;
      })
      .finally(() => this.underWay.delete(id));
    this.underWay.set(id, reading);
    return reading;
  }

  /**
   * Reads again if the owner changed how it is read: her change is to apply at once. The claim is kept in between, so
   * that whoever waits for it gets the new copy. Another replica may have read the calendar, or it may be gone.
   */
  private async claimAndRead(id: number): Promise<void> {
    let calendar = await this.calendars.claim(id);
    if (!calendar) {
      while (await this.calendars.isBeingRead(id)) await sleep(askEveryMs);
      return;
    }
    try {
      for (let reads = 0; calendar && reads < maxReads; reads++) {
        const outcome = await this.readClaimed(calendar);
        if (outcome !== 'outdated') return;
        calendar = await this.calendars.find(id);
      }
      await this.calendars.release(id);
    } catch (error) {
      await this.calendars.release(id).catch(() => undefined);
      throw error;
    }
  }

  private async readClaimed(calendar: CalendarEntity): Promise<ReadOutcome> {
    const result = await this.source.readStored(calendar);
    const outcome = await this.calendars.storeResult(calendar, result);
    // (!) No address and no title: only the id, which the desk's requests show, too.
    const context = { calendar: calendar.id, outcome };
    if ('failure' in result)
      this.logger.warn({ ...context, kind: result.failure }, 'Calendar not read');
    else this.logger.info({ ...context, events: result.eventCount }, 'Calendar read');
    return outcome;
  }
}
