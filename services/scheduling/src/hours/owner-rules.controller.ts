import {
  addDays,
  apiPaths,
  type EasternDate,
  easternDateOf,
  easternInstant,
  nextFederalHolidays,
  type OwnerRules,
  ownerRulesSchema,
  type UpdateOwnerRulesRequest,
  updateOwnerRulesRequestSchema,
} from '@agency/contracts';
import {
  Clock,
  OwnerOnly,
  ResponseSchema,
  SettingsService,
  Summary,
  TransactionService,
} from '@agency/platform';
import { Body, Controller, Get, Patch } from '@nestjs/common';
import { type StoredRules, storedRules } from '../schedule/schedule.repository.js';
import { AppointmentsInsideRepository } from './appointments-inside.repository.js';

/** The rules as the owner sees and changes them: including holidays by name, and what visitors must not see. */
@Controller(apiPaths.ownerRules)
export class OwnerRulesController {
  constructor(
    private readonly settings: SettingsService,
    private readonly inside: AppointmentsInsideRepository,
    private readonly transactions: TransactionService,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Summary('Get the booking rules with holidays')
  @OwnerOnly('admin')
  @ResponseSchema(ownerRulesSchema)
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
  @Patch()
  @Summary('Change booking rules or holidays')
  @OwnerOnly('admin')
  @ResponseSchema(ownerRulesSchema)
  async update(
    @Body({ schema: updateOwnerRulesRequestSchema }) request: UpdateOwnerRulesRequest,
  ): Promise<OwnerRules> {
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
