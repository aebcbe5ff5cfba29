import type { AppointmentInside } from '@agency/contracts';
import { Clock, leadsViews, queryRows, rawSql, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';

const appointmentInsideSchema = z.object({
  /** Number of the interval, counted from 1. */
  place: z.coerce.number().int(),
  id: z.coerce.number().int(),
  contactId: z.coerce.number().int(),
  name: z.string(),
  scheduledAt: z.date().transform((at) => at.toISOString()),
});

/** Finds the calls that time off or a holiday covers. */
@Injectable()
export class AppointmentsInsideRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The upcoming scheduled calls that overlap each interval, earliest first. */
  async find(
    intervals: readonly { startsAt: Date; endsAt: Date }[],
  ): Promise<AppointmentInside[][]> {
    const calls: AppointmentInside[][] = intervals.map(() => []);
    if (intervals.length === 0) return calls;
    const starts = intervals.map(({ startsAt }) => startsAt);
    const ends = intervals.map(({ endsAt }) => endsAt);
    const rows = await queryRows(
      this.dataSource.manager,
      appointmentInsideSchema,
      sql`SELECT off.place, call.id, call.contact_id AS "contactId", card.name, call.scheduled_at AS "scheduledAt"
        FROM unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) WITH ORDINALITY AS off (starts_at, ends_at, place)
        -- No call lasts a day. Without this, each interval is compared with every call.
        JOIN scheduling.appointments call ON call.scheduled_at > off.starts_at - interval '1 day'
          AND call.scheduled_at < off.ends_at AND call.scheduled_at + call.duration * interval '1 minute' > off.starts_at
        JOIN ${rawSql(leadsViews.contactCard.name)} card ON card.id = call.contact_id
        WHERE call.status = 'scheduled' AND call.scheduled_at > ${this.clock.now()}
        ORDER BY call.scheduled_at, call.id`,
    );
    for (const { place, ...call } of rows) calls[place - 1]?.push(call);
    return calls;
  }
}
