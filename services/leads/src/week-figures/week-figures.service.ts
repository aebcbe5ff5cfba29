import {
  addDays,
  easternDateOf,
  easternInstant,
  mondayOf,
  type WeekFigures,
} from '@agency/contracts';
import { Clock, queryRow, rawSql, schedulingViews, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';

const weeksSchema = z.object({ this_week: z.int(), last_week: z.int() });

/** This week's figures and the last week's. Erased and imported leads count in neither. */
@Injectable()
export class WeekFiguresService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async figures(): Promise<WeekFigures> {
    const monday = mondayOf(easternDateOf(this.clock.now()));
    const lastWeek = easternInstant(addDays(monday, -7), '00:00');
    const thisWeek = easternInstant(monday, '00:00');
    const { manager } = this.dataSource;
    const [leads, booked] = await Promise.all([
      queryRow(
        manager,
        weeksSchema,
        sql`SELECT count(*) FILTER (WHERE created_at >= ${thisWeek})::integer AS this_week,
           count(*) FILTER (WHERE created_at < ${thisWeek})::integer AS last_week
         FROM leads.contacts WHERE created_at >= ${lastWeek} AND import_id IS NULL`,
      ),
      queryRow(
        manager,
        weeksSchema,
        sql`SELECT count(DISTINCT contact_id) FILTER (WHERE at >= ${thisWeek})::integer AS this_week,
           count(DISTINCT contact_id) FILTER (WHERE at < ${thisWeek})::integer AS last_week
         FROM ${rawSql(schedulingViews.appointmentEvents.name)} WHERE kind = 'call-booked' AND at >= ${lastWeek}`,
      ),
    ]);
    return {
      thisWeek: { leads: leads.this_week, booked: booked.this_week },
      lastWeek: { leads: leads.last_week, booked: booked.last_week },
    };
  }
}
