import type { CalendarRules } from '@agency/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** How old a copy of a calendar may be before visitors cannot book. Stored beside the booking rules, and not public. */
@Injectable()
export class CalendarRulesService {
  constructor(private readonly dataSource: DataSource) {}

  async get(): Promise<CalendarRules> {
    const [row]: { max_calendar_age_minutes: number | null }[] = await this.dataSource.query(
      'SELECT max_calendar_age_minutes FROM scheduling.booking_rules',
    );
    return { maxAgeMinutes: row?.max_calendar_age_minutes ?? null };
  }

  async set({ maxAgeMinutes }: CalendarRules): Promise<CalendarRules> {
    await this.dataSource.query(
      `INSERT INTO scheduling.booking_rules (singleton, max_calendar_age_minutes) VALUES (true, $1)
       ON CONFLICT (singleton) DO UPDATE SET max_calendar_age_minutes = $1`,
      [maxAgeMinutes],
    );
    return { maxAgeMinutes };
  }
}
