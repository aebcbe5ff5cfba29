import { autoReplyDelayMinutes, type CreateLeadRequest, honeypotField } from '@agency/contracts';
import { BotCheckService, Clock, OutboxService, outboxSubject } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { createLeadId } from './create-lead-id.js';
import { insertLead } from './insert-lead.js';

/** Stores the leads that visitors submit. */
@Injectable()
export class CreateLeadService {
  constructor(
    private readonly botCheck: BotCheckService,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
  ) {}

  /** Stores a lead and enqueues its emails in one transaction. Returns the lead's id. Throws 403 if the bot check fails. */
  async create(request: CreateLeadRequest, requestId: string): Promise<number> {
    const { altcha, [honeypotField]: honeypot, attribution, ...fields } = request;
    const botCheck = await this.botCheck.check({ proof: altcha, honeypot });
    const id = createLeadId();
    const createdAt = this.clock.now();
    const autoReplyDueAt = new Date(createdAt.getTime() + autoReplyDelayMinutes * 60_000);
    const row = {
      ...fields,
      id,
      status: 'new',
      statusSince: createdAt,
      source: 'form',
      attribution: attribution ?? null,
      botCheck,
      createdAt,
    } as const;
    const outboxRows = this.outbox.toRows({
      subject: outboxSubject.lead(id),
      requestId,
      emails: [
        { name: 'lead-notice', payload: { contactId: id } },
        { name: 'lead-auto-reply', payload: { contactId: id }, dueAt: autoReplyDueAt },
      ],
    });
    await this.outbox.runStatement(insertLead, { ...row, outboxRows });
    return id;
  }
}
