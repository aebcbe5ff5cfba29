import {
  addDays,
  type EasternDate,
  easternDateOf,
  easternInstant,
  nextFederalHolidays,
  type OwnerRules,
  type UpdateOwnerRulesRequest,
} from '@agency/contracts';
import { Clock, execute, sql, TransactionService } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { unsavedRules } from '../schedule/schedule.repository.js';
import { AppointmentsInsideRepository } from './appointments-inside.repository.js';
import { BookingRulesEntity } from './booking-rules.entity.js';

const unsaved = { ...unsavedRules, maxCalendarAgeMinutes: null, isProposalAnswered: false };

/** The rules as the owner sees and changes them: including holidays by name, and what visitors must not see. */
@Injectable()
export class OwnerRulesService {
  constructor(
    @InjectRepository(BookingRulesEntity) private readonly rules: Repository<BookingRulesEntity>,
    private readonly inside: AppointmentsInsideRepository,
    private readonly transactions: TransactionService,
    private readonly clock: Clock,
  ) {}

  async get(): Promise<OwnerRules> {
    const row = (await this.rules.findOneBy({ singleton: true })) ?? unsaved;
    const holidays = nextFederalHolidays(easternDateOf(this.clock.now()));
    const days = holidays.map(({ day }) => dayInterval(day));
    const calls = await this.inside.find(days);
    return {
      minimumNoticeMinutes: row.minimumNoticeMinutes,
      horizonDays: row.horizonDays,
      bufferMinutes: row.bufferMinutes,
      maxCallsPerDay: row.maxCallsPerDay,
      isClosedOnHolidays: row.isClosedOnHolidays,
      maxCalendarAgeMinutes: row.maxCalendarAgeMinutes,
      isProposalOpen: !row.isProposalAnswered,
      holidays: holidays.map(({ name, day }, index) => ({
        name,
        day,
        isOpen: row.openHolidays.includes(name),
        calls: calls[index] ?? [],
      })),
    };
  }

  /** Changes the given fields. Concurrent changes are both kept: they wait for each other's row lock. */
  async update(request: UpdateOwnerRulesRequest): Promise<OwnerRules> {
    await this.transactions.run(async (manager) => {
      await execute(
        manager,
        sql`INSERT INTO scheduling.booking_rules
            (minimum_notice_minutes, horizon_days, buffer_minutes, max_calls_per_day)
          VALUES (${unsaved.minimumNoticeMinutes}, ${unsaved.horizonDays}, ${unsaved.bufferMinutes},
            ${unsaved.maxCallsPerDay})
          ON CONFLICT DO NOTHING`,
      );
      const row = await manager.findOneOrFail(BookingRulesEntity, {
        where: { singleton: true },
        lock: { mode: 'pessimistic_write' },
      });
      await manager.save(BookingRulesEntity, changed(row, request));
    });
    return this.get();
  }
}

function changed(
  row: BookingRulesEntity,
  { holiday, declinesProposal, ...values }: UpdateOwnerRulesRequest,
): BookingRulesEntity {
  const { minimumNoticeMinutes, horizonDays, bufferMinutes } = values;
  const hasOwnRules = [minimumNoticeMinutes, horizonDays, bufferMinutes].some(
    (value) => value !== undefined,
  );
  const others = row.openHolidays.filter((name) => name !== holiday?.name);
  return {
    ...row,
    ...values,
    openHolidays: holiday?.isOpen ? [...others, holiday.name] : others,
    isProposalAnswered: row.isProposalAnswered || hasOwnRules || declinesProposal === true,
  };
}

function dayInterval(day: EasternDate) {
  const midnight = (date: EasternDate) => easternInstant(date, '00:00');
  return { startsAt: midnight(day), endsAt: midnight(addDays(day, 1)) };
}
