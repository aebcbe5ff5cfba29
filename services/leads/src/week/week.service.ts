import {
  addDays,
  easternDateOf,
  easternInstant,
  mondayOf,
  type WeekFigures,
} from '@agency/contracts';
import { Clock, sharedViews } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

interface Row {
  this_week: number;
  last_week: number;
}

/** How this week goes, against the last. Erased leads are in neither. */
@Injectable()
export class WeekService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async figures(): Promise<WeekFigures> {
    const monday = mondayOf(easternDateOf(this.clock.now()));
    const weeks = [addDays(monday, -7), monday].map((day) => easternInstant(day, '00:00'));
    const [leads, booked] = await Promise.all([
      this.count(
        `SELECT count(*) FILTER (WHERE created_at >= $2)::integer AS this_week,
           count(*) FILTER (WHERE created_at < $2)::integer AS last_week
         FROM leads.contacts WHERE created_at >= $1`,
        weeks,
      ),
      this.count(
        `SELECT count(DISTINCT contact_id) FILTER (WHERE at >= $2)::integer AS this_week,
           count(DISTINCT contact_id) FILTER (WHERE at < $2)::integer AS last_week
         FROM ${sharedViews.appointmentEvents.name} WHERE kind = 'call-booked' AND at >= $1`,
        weeks,
      ),
    ]);
    return {
      thisWeek: { leads: leads.this_week, booked: booked.this_week },
      lastWeek: { leads: leads.last_week, booked: booked.last_week },
    };
  }

  private async count(sql: string, weeks: Date[]): Promise<Row> {
    const [row]: Row[] = await this.dataSource.query(sql, weeks);
    return row ?? { this_week: 0, last_week: 0 };
  }
}
