import {
  addDays,
  defaultBookingRules,
  easternDateOf,
  easternZone,
  type ListAppointmentsQuery,
  maxHorizonDays,
  type TakenTime,
} from '@agency/contracts';
import { Clock, queryRows, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { daySpan } from '../schedule/schedule.repository.js';

const takenTimeRowSchema = z.object({
  scheduledAt: z.date().transform((start) => start.toISOString()),
  duration: z.int(),
});

/** The public part of the appointments. */
@Injectable()
export class TakenTimesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * The times of upcoming appointments, soonest first: the whole bookable horizon, so that clients without paging see
   * them all. If the owner has no horizon, the longest possible one limits the answer.
   */
  list({ from, to }: ListAppointmentsQuery): Promise<TakenTime[]> {
    const now = this.clock.now();
    const today = easternDateOf(now);
    const first = from && new Date(from) > now ? new Date(from) : now;
    const lastDay = addDays(easternDateOf(first), maxHorizonDays);
    return queryRows(
      this.dataSource.manager,
      takenTimeRowSchema,
      sql`SELECT appointment.scheduled_at AS "scheduledAt", appointment.duration
        FROM scheduling.appointments AS appointment
        LEFT JOIN scheduling.settings AS rules ON rules.name = 'booking-rules'
        WHERE appointment.status <> 'cancelled'
          AND appointment.scheduled_at > ${now}
          AND appointment.scheduled_at >= ${first}
          AND appointment.scheduled_at < least(${daySpan(lastDay).to}::timestamptz, ${to ?? null}::timestamptz)
          AND coalesce(appointment.scheduled_at < (${addDays(today, 1)}::date + CASE WHEN rules.value ? 'horizonDays'
            THEN (rules.value->>'horizonDays')::int ELSE ${defaultBookingRules.horizonDays}::int END
          )::timestamp AT TIME ZONE ${easternZone}, true)
        ORDER BY appointment.scheduled_at`,
    );
  }
}
