import type { BookingRules, SaveBookingRulesRequest } from '@agency/contracts';
import { Clock } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { toBookableHours } from '../schedule/bookability.js';
import { ScheduleRepository } from '../schedule/schedule.repository.js';
import { BookingRulesEntity } from './booking-rules.entity.js';

@Injectable()
export class BookingRulesService {
  constructor(
    @InjectRepository(BookingRulesEntity) private readonly rules: Repository<BookingRulesEntity>,
    private readonly schedule: ScheduleRepository,
    private readonly clock: Clock,
  ) {}

  async get(): Promise<BookingRules> {
    return toBookableHours(await this.schedule.readHours(), this.clock.now()).rules;
  }

  /** Does not change days off: they derive from time off and holidays. */
  async set({ daysOff: _, ...rules }: SaveBookingRulesRequest): Promise<BookingRules> {
    await this.rules.upsert({ singleton: true, ...rules, isProposalAnswered: true }, ['singleton']);
    return this.get();
  }
}
