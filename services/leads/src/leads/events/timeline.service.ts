import { type TimelineEntry, timelineEntrySchema } from '@agency/contracts';
import { sharedViews } from '@agency/platform';
import { Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { leadNotFoundMessage } from '../lead-error-messages.js';

/** Far more than a lead ever has; the newest are returned. */
const maxEntries = 500;

const eventRowSchema = sharedViews.appointmentEvents.rowSchema.pick({
  at: true,
  kind: true,
  detail: true,
});

/** What happened to a lead: in this service, to its appointments and to its emails. */
@Injectable()
export class TimelineService {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. Throws 404 for an unknown lead. */
  async find(contactId: number): Promise<TimelineEntry[]> {
    const rows: unknown[] = await this.dataSource.query(
      `SELECT at, kind, detail FROM (
         SELECT at, kind, detail, id AS place FROM leads.events WHERE contact_id = $1
         UNION ALL
         SELECT at, kind, detail, 0 FROM ${sharedViews.appointmentEvents.name} WHERE contact_id = $1
         UNION ALL
         SELECT at, kind, detail, 0 FROM ${sharedViews.emailEvents.name} WHERE contact_id = $1
         UNION ALL
         SELECT created_at, CASE source WHEN 'owner' THEN 'added' ELSE 'submitted' END, '{}', -1
         FROM leads.contacts WHERE id = $1
       ) AS timeline
       ORDER BY at DESC, place DESC LIMIT ${maxEntries}`,
      [contactId],
    );
    if (rows.length === 0) throw new NotFoundException(leadNotFoundMessage);
    return rows.map((row) => {
      const { at, kind, detail } = eventRowSchema.parse(row);
      return timelineEntrySchema.parse({ ...detail, kind, at: at.toISOString() });
    });
  }
}
