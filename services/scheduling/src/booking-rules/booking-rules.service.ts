import { type BookingRules, defaultBookingRules } from '@agency/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { BookingRulesEntity } from './booking-rules.entity.js';

@Injectable()
export class BookingRulesService {
  constructor(
    @InjectRepository(BookingRulesEntity) private readonly rules: Repository<BookingRulesEntity>,
  ) {}

  async get(): Promise<BookingRules> {
    const row = await this.rules.findOneBy({ singleton: true });
    if (!row) return defaultBookingRules;
    const { minimumNoticeMinutes, horizonDays, bufferMinutes, daysOff } = row;
    return { minimumNoticeMinutes, horizonDays, bufferMinutes, daysOff };
  }

  async set(rules: BookingRules): Promise<BookingRules> {
    await this.rules.upsert({ singleton: true, ...rules }, ['singleton']);
    return rules;
  }
}
