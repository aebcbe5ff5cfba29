import type { BookingRules, SaveBookingRulesRequest } from '@agency/contracts';
import { Clock } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { BookingRulesEntity } from './booking-rules.entity.js';
import { readCalendarTerms } from './calendar-terms.js';

@Injectable()
export class BookingRulesService {
  constructor(
    @InjectRepository(BookingRulesEntity) private readonly rules: Repository<BookingRulesEntity>,
    private readonly clock: Clock,
  ) {}

  async get(): Promise<BookingRules> {
    const terms = await readCalendarTerms(this.rules.manager.dataSource, this.clock.now());
    return terms.rules;
  }

  /** Days off are left as they are: they follow from time off and holidays. */
  async set({ daysOff: _, ...rules }: SaveBookingRulesRequest): Promise<BookingRules> {
    await this.rules.upsert({ singleton: true, ...rules, isProposalAnswered: true }, ['singleton']);
    return this.get();
  }
}
