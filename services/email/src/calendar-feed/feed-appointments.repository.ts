import { isByPhone } from '@agency/contracts';
import {
  ENV,
  leadsViews,
  meetingUrl,
  queryRows,
  rawSql,
  schedulingViews,
  sql,
} from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { FeedAppointment } from '../emails/owner-calendar.js';
import type { EmailEnv } from '../env.js';

const { leadFacts } = leadsViews;
const { appointmentFacts, callChanges } = schedulingViews;
const rowSchema = appointmentFacts.rowSchema
  .pick({
    calendar_uid: true,
    sequence: true,
    scheduled_at: true,
    duration: true,
    meeting_room: true,
    meeting_base_url: true,
    is_invited: true,
  })
  .extend(leadFacts.rowSchema.pick({ name: true, email: true }).shape)
  .extend(callChanges.rowSchema.pick({ changed_at: true }).shape);

/** Reads the calls of the owner's calendar feed. */
@Injectable()
export class FeedAppointmentsRepository {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENV) private readonly env: EmailEnv,
  ) {}

  /** Calls that start at `from` or later, by time. Canceled ones are left out. */
  async findFrom(from: Date): Promise<(FeedAppointment & { changedAt: Date })[]> {
    const rows = await queryRows(
      this.dataSource.manager,
      rowSchema,
      sql`SELECT call.calendar_uid, call.sequence, call.scheduled_at, call.duration, call.meeting_room,
          call.meeting_base_url, call.is_invited, lead.name, lead.email, change.changed_at
        FROM ${rawSql(appointmentFacts.name)} call
        JOIN ${rawSql(leadFacts.name)} lead ON lead.id = call.contact_id
        JOIN ${rawSql(callChanges.name)} change ON change.appointment_id = call.id
        WHERE call.status <> 'cancelled' AND call.scheduled_at >= ${from}
        ORDER BY call.scheduled_at, call.id`,
    );
    return rows.map((row) => ({
      calendarUid: row.calendar_uid,
      sequence: row.sequence,
      scheduledAt: row.scheduled_at,
      duration: row.duration,
      meetingUrl: meetingUrl(row.meeting_base_url ?? this.env.MEETING_BASE_URL, row.meeting_room),
      isByPhone: isByPhone({ isInvited: row.is_invited, email: row.email }),
      lead: { name: row.name },
      changedAt: row.changed_at,
    }));
  }
}
