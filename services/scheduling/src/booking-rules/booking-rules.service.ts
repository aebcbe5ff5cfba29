import type { BookingRules, SaveBookingRulesRequest } from '@agency/contracts';
import { Clock } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { toBookableHours } from '../schedule/bookability.js';
import { ScheduleRepository } from '../schedule/schedule.repository.js';
import { OwnerRulesService } from './owner-rules.service.js';

@Injectable()
export class BookingRulesService {
  constructor(
    private readonly rules: OwnerRulesService,
    private readonly schedule: ScheduleRepository,
    private readonly clock: Clock,
  ) {}

  async get(): Promise<BookingRules> {
    return toBookableHours(await this.schedule.readHours(), this.clock.now()).rules;
  }

  /** Does not change days off: they derive from time off and holidays. */
  async set({ daysOff: _, ...rules }: SaveBookingRulesRequest): Promise<BookingRules> {
    await this.rules.update(rules);
    return this.get();
  }
}
