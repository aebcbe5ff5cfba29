import { type EmailName, type TimelineEntry, timelineEntrySchema } from '@agency/contracts';
import { emailViews, queryRows, rawSql, schedulingViews, sql } from '@agency/platform';
import { Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { leadNotFoundMessage } from './lead.repository.js';

/** Far more than a lead ever has; the newest are returned. */
const maxEntries = 500;

const eventRowSchema = schedulingViews.appointmentEvents.rowSchema.pick({
  at: true,
  kind: true,
  detail: true,
});

/** The owner's text, for the email that carries it. */
const replyDetail = sql`CASE WHEN reply.id IS NULL THEN '{}' ELSE jsonb_build_object('reply',
  jsonb_build_object('subject', reply.subject, 'body', reply.body, 'templateName', reply.template_name)) END`;

/** It updates the owner's own calendar and says nothing about the lead. */
const ownCalendarEmail: EmailName = 'own-change-notice';

/** A lead's history: in this service, its appointments and its emails. */
@Injectable()
export class TimelineService {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. Throws 404 for an unknown lead. */
  async find(contactId: number): Promise<TimelineEntry[]> {
    const rows = await queryRows(
      this.dataSource.manager,
      eventRowSchema,
      sql`SELECT at, kind, detail FROM (
         SELECT at, kind, detail, id AS place FROM leads.events event
         WHERE contact_id = ${contactId} AND NOT detail ? 'undoes' AND NOT EXISTS (
           SELECT FROM leads.events WHERE contact_id = ${contactId} AND detail->>'undoes' = event.id::text)
         UNION ALL
         SELECT at, kind, detail || jsonb_build_object('id', id), 0 FROM leads.activities
         WHERE contact_id = ${contactId}
         UNION ALL
         SELECT at, kind, detail, 0 FROM ${rawSql(schedulingViews.appointmentEvents.name)} WHERE contact_id = ${contactId}
         UNION ALL
         SELECT event.at, event.kind, event.detail || ${replyDetail}, 0
         FROM ${rawSql(emailViews.emailEvents.name)} event
         LEFT JOIN leads.replies reply ON reply.id = (event.detail->>'replyId')::integer
         WHERE event.contact_id = ${contactId} AND event.detail->>'mail' <> ${ownCalendarEmail}
         UNION ALL
         SELECT coalesce(import.at, created_at),
           CASE WHEN import_id IS NOT NULL THEN 'imported' WHEN source = 'owner' THEN 'added' ELSE 'submitted' END, '{}', -1
         FROM leads.contacts contact LEFT JOIN leads.imports import ON import.id = contact.import_id
         WHERE contact.id = ${contactId}
       ) AS timeline
       ORDER BY at DESC, place DESC LIMIT ${maxEntries}`,
    );
    if (rows.length === 0) throw new NotFoundException(leadNotFoundMessage);
    return rows.map(({ at, kind, detail }) =>
      timelineEntrySchema.parse({ ...detail, kind, at: at.toISOString() }),
    );
  }
}
