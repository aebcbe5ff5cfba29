import { Clock, execute, queryRow, queryRows, sql, TransactionService } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, LessThanOrEqual, Or, type Repository } from 'typeorm';
import * as z from 'zod';
import { busyTimesLock } from '../schedule/booking-locks.js';
import {
  type CalendarFreshness,
  calendarFreshnessSchema,
  freshnessColumns,
} from '../schedule/schedule.repository.js';
import { CalendarAddressService } from './address/calendar-address.service.js';
import { BusyTimeRepository } from './busy-time.repository.js';
import { CalendarEntity } from './calendar.entity.js';
import { hashOf } from './calendar-copy.js';
import { afterFailure, afterReading } from './calendar-outcome.js';
import type { Unreadable } from './calendar-source.service.js';
import type { CalendarCopy } from './reading/read-calendar.js';

/**
 * Longer than a read can take: fetching, waiting for other files, parsing. If a replica dies while reading, the
 * calendar is blocked for this long.
 */
const leaseMs = 150_000;

type NewCalendar = Pick<
  CalendarEntity,
  'name' | 'color' | 'source' | 'addressHint' | 'ownEmail' | 'showsTitles'
>;

/** `outdated`: how it is read was changed during the read, or it was removed, and nothing was stored. */
export type ReadOutcome = 'outdated' | 'failed' | 'recovered' | 'changed' | 'unchanged';

/** Stored calendars. */
@Injectable()
export class CalendarRepository {
  constructor(
    @InjectRepository(CalendarEntity) private readonly calendars: Repository<CalendarEntity>,
    private readonly busyTimes: BusyTimeRepository,
    private readonly addresses: CalendarAddressService,
    private readonly transactions: TransactionService,
    private readonly clock: Clock,
  ) {}

  find(id: number): Promise<CalendarEntity | null> {
    return this.calendars.findOneBy({ id });
  }

  list(): Promise<CalendarEntity[]> {
    return this.calendars.find({ order: { id: 'ASC' } });
  }

  /** Stores a calendar with its first copy; returns its id. A file has no address. */
  async add(
    { address, ...calendar }: NewCalendar & { address?: string },
    copy: CalendarCopy,
  ): Promise<number> {
    return this.transactions.run(async (manager) => {
      await execute(manager, sql`SELECT ${busyTimesLock.exclusive}`);
      const { id } = await manager.save(CalendarEntity, {
        ...calendar,
        createdAt: this.clock.now(),
      });
      // An address is sealed for its row, so the row must exist first.
      if (address !== undefined) {
        await manager.update(
          CalendarEntity,
          { id },
          { sealedAddress: this.addresses.seal(address, id) },
        );
      }
      await this.storeCopy(manager, id, copy);
      return id;
    });
  }

  /** Claims the calendar for this replica; null if another one is reading it, or it is gone. */
  async claim(id: number): Promise<CalendarEntity | null> {
    const now = this.clock.now();
    const { affected } = await this.calendars.update(
      { id, source: 'address', readingUntil: Or(IsNull(), LessThanOrEqual(now)) },
      { triedAt: now, readingUntil: this.leaseEnd() },
    );
    return affected ? this.find(id) : null;
  }

  /** Whether some replica is reading the calendar. */
  async isBeingRead(id: number): Promise<boolean> {
    const until = (await this.find(id))?.readingUntil;
    return until !== null && until !== undefined && until > this.clock.now();
  }

  /** Releases a claim without a result. */
  async release(id: number): Promise<void> {
    await this.calendars.update({ id }, { readingUntil: null });
  }

  /** Calendars due for an automatic read: with an address, and not backing off after a failure. */
  async findDue(): Promise<number[]> {
    const now = this.clock.now();
    const query = sql`SELECT ${freshnessColumns(now, now)}`;
    return (await queryRow(this.calendars.manager, calendarFreshnessSchema, query)).due;
  }

  /** The calendars that a visitor's booking has to wait for. */
  readFreshness(): Promise<CalendarFreshness> {
    const query = sql`SELECT ${freshnessColumns(this.clock.now())}`;
    return queryRow(this.calendars.manager, calendarFreshnessSchema, query);
  }

  /**
   * Stores the result of reading a claimed calendar, and releases the claim. A calendar that changed in the meantime is
   * left alone, and its claim is renewed for another read. An empty copy after one with events counts only the second
   * time in a row, because providers sometimes send empty files.
   */
  async storeResult(
    claimed: CalendarEntity,
    result: CalendarCopy | Unreadable,
  ): Promise<ReadOutcome> {
    // (!) Not `TransactionService.run`: the booking that requested the read may have timed out, and others wait for it,
    // too.
    return this.calendars.manager.transaction(async (manager) => {
      // (!) Before the row: all writers of busy times take the two locks in this order.
      if (!('failure' in result)) await execute(manager, sql`SELECT ${busyTimesLock.exclusive}`);
      const stored = await manager.findOne(CalendarEntity, {
        where: { id: claimed.id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!stored) return 'outdated';
      if (!this.hasSameSource(stored, claimed)) {
        await manager.update(CalendarEntity, { id: stored.id }, { readingUntil: this.leaseEnd() });
        return 'outdated';
      }
      const isSuspect =
        !('failure' in result) &&
        result.eventCount === 0 &&
        stored.eventCount > 0 &&
        !stored.isEmptySuspect;
      const outcome: CalendarCopy | Unreadable = isSuspect ? { failure: 'suddenly-empty' } : result;
      if ('failure' in outcome) {
        const failed = afterFailure(stored, outcome, this.clock.now());
        await manager.update(CalendarEntity, { id: stored.id }, failed);
        return 'failed';
      }
      const hasChanged = await this.storeCopy(manager, stored.id, outcome, stored.contentHash);
      if (stored.failingSince) return 'recovered';
      return hasChanged ? 'changed' : 'unchanged';
    });
  }

  /** Replaces a calendar's copy, and its address unless it is a file. */
  async replaceSource(
    id: number,
    copy: CalendarCopy,
    source?: { address: string; addressHint: string },
  ): Promise<void> {
    await this.transactions.run(async (manager) => {
      await execute(manager, sql`SELECT ${busyTimesLock.exclusive}`);
      if (source) {
        const sealedAddress = this.addresses.seal(source.address, id);
        const { addressHint } = source;
        await manager.update(CalendarEntity, { id }, { addressHint, sealedAddress });
      }
      await this.storeCopy(manager, id, copy);
    });
  }

  /** Turning titles off deletes the stored ones at once. */
  async update(
    id: number,
    changes: Partial<Pick<CalendarEntity, 'name' | 'color' | 'ownEmail' | 'showsTitles'>>,
  ): Promise<void> {
    await this.transactions.run(async (manager) => {
      if (Object.keys(changes).length > 0) await manager.update(CalendarEntity, { id }, changes);
      if (changes.showsTitles !== false) return;
      await this.busyTimes.removeTitles(manager, id);
      await manager.update(CalendarEntity, { id }, { contentHash: null });
    });
  }

  async remove(id: number): Promise<boolean> {
    const { affected } = await this.calendars.delete({ id });
    return Boolean(affected);
  }

  /**
   * Marks as warned, and returns, the calendars that have been failing since `failingBefore` or longer without an email
   * to the owner.
   */
  async markWarned(
    manager: EntityManager,
    failingBefore: Date,
  ): Promise<{ id: number; failingSince: Date }[]> {
    return queryRows(
      manager,
      z.object({ id: z.int(), failingSince: z.date() }),
      sql`UPDATE scheduling.calendars SET warned_at = ${this.clock.now()}
        WHERE failing_since <= ${failingBefore} AND warned_at IS NULL
        RETURNING id, failing_since AS "failingSince"`,
    );
  }

  private leaseEnd(): Date {
    return new Date(this.clock.now().getTime() + leaseMs);
  }

  /** An address that was sealed anew in the meantime is still the same. */
  private hasSameSource(stored: CalendarEntity, claimed: CalendarEntity): boolean {
    return (
      this.addresses.open(stored)?.text === this.addresses.open(claimed)?.text &&
      stored.ownEmail === claimed.ownEmail &&
      stored.showsTitles === claimed.showsTitles
    );
  }

  /** Returns whether the busy times have changed. (!) The caller holds the exclusive lock. */
  private async storeCopy(
    manager: EntityManager,
    id: number,
    copy: CalendarCopy,
    formerHash: string | null = null,
  ): Promise<boolean> {
    const contentHash = hashOf(copy.intervals);
    const hasChanged = contentHash !== formerHash;
    if (hasChanged) await this.busyTimes.replace(manager, id, copy.intervals);
    const read = afterReading(copy, contentHash, this.clock.now());
    await manager.update(CalendarEntity, { id }, read);
    return hasChanged;
  }
}
