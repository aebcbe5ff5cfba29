import {
  addDays,
  type EasternDate,
  easternDateOf,
  easternInstant,
  nextFederalHolidays,
  type OwnerRules,
  type UpdateOwnerRulesRequest,
} from '@agency/contracts';
import { Clock, SettingsService, TransactionService } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { type StoredRules, storedRules } from '../schedule/schedule.repository.js';
import { AppointmentsInsideRepository } from './appointments-inside.repository.js';

/** The rules as the owner sees and changes them: including holidays by name, and what visitors must not see. */
@Injectable()
export class OwnerRulesService {
  constructor(
    private readonly settings: SettingsService,
    private readonly inside: AppointmentsInsideRepository,
    private readonly transactions: TransactionService,
    private readonly clock: Clock,
  ) {}

  async get(): Promise<OwnerRules> {
    const rules = await this.settings.read(storedRules);
    const holidays = nextFederalHolidays(easternDateOf(this.clock.now()));
    const days = holidays.map(({ day }) => dayInterval(day));
    const calls = await this.inside.find(days);
    return {
      minimumNoticeMinutes: rules.minimumNoticeMinutes,
      horizonDays: rules.horizonDays,
      bufferMinutes: rules.bufferMinutes,
      maxCallsPerDay: rules.maxCallsPerDay,
      isClosedOnHolidays: rules.isClosedOnHolidays,
      maxCalendarAgeMinutes: rules.maxCalendarAgeMinutes,
      isProposalOpen: !rules.isProposalAnswered,
      holidays: holidays.map(({ name, day }, index) => ({
        name,
        day,
        isOpen: rules.openHolidays.includes(name),
        calls: calls[index] ?? [],
      })),
    };
  }

  /** Changes the given fields. Concurrent changes are both kept. */
  async update(request: UpdateOwnerRulesRequest): Promise<OwnerRules> {
    await this.transactions.run((manager) =>
      this.settings.change(manager, storedRules, (rules) => changed(rules, request)),
    );
    return this.get();
  }
}

function changed(
  rules: StoredRules,
  { holiday, declinesProposal, ...values }: UpdateOwnerRulesRequest,
): StoredRules {
  const { minimumNoticeMinutes, horizonDays, bufferMinutes } = values;
  const hasOwnRules = [minimumNoticeMinutes, horizonDays, bufferMinutes].some(
    (value) => value !== undefined,
  );
  const others = rules.openHolidays.filter((name) => name !== holiday?.name);
  return {
    ...rules,
    ...values,
    openHolidays: holiday?.isOpen ? [...others, holiday.name] : others,
    isProposalAnswered: rules.isProposalAnswered || hasOwnRules || declinesProposal === true,
  };
}

function dayInterval(day: EasternDate) {
  const midnight = (date: EasternDate) => easternInstant(date, '00:00');
  return { startsAt: midnight(day), endsAt: midnight(addDays(day, 1)) };
}
