import { autoReplyDelayMinutes, type CreateLeadRequest, honeypotField } from '@agency/contracts';
import {
  BotCheckService,
  Clock,
  type EmailRequest,
  OutboxService,
  outboxSubject,
} from '@agency/platform';
import { ConflictException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { createLeadId } from './create-lead-id.js';
import { insertLead } from './insert-lead.js';
import { LeadEntity } from './lead.entity.js';

/** Stores the leads that visitors submit. */
@Injectable()
export class CreateLeadService {
  constructor(
    @InjectRepository(LeadEntity) private readonly contacts: Repository<LeadEntity>,
    private readonly botCheck: BotCheckService,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a lead and enqueues its emails in one transaction. Returns the lead's id, or that of the lead which the same
   * request made before. Throws 403 if the bot check fails.
   */
  async create(request: CreateLeadRequest, requestId: string): Promise<number> {
    const { altcha, [honeypotField]: honeypot, attribution, phone, topic, ...fields } = request;
    const botCheck = await this.botCheck.check({ proof: altcha, honeypot });
    const id = createLeadId();
    const createdAt = this.clock.now();
    const row = {
      ...fields,
      id,
      phone: phone || null,
      topic: topic || null,
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
      emails: emailsOf(row),
    });
    const [inserted] = await this.outbox.runStatement(insertLead, { ...row, outboxRows });
    return inserted?.stored || !fields.requestKey ? id : this.findStored(fields.requestKey);
  }

  /** A statement of its own: the one that waited for the other request does not see its lead. */
  private async findStored(requestKey: string): Promise<number> {
    const lead = await this.contacts.findOne({ select: { id: true }, where: { requestKey } });
    // Erased since.
    if (!lead) throw new ConflictException('Please send the form again.');
    return lead.id;
  }
}

/** The automatic reply asks to book a call, which a reader of the newsletter did not ask for. */
function emailsOf({
  id,
  topic,
  createdAt,
}: Pick<LeadEntity, 'id' | 'topic' | 'createdAt'>): EmailRequest[] {
  const payload = { contactId: id };
  const notice = { name: 'lead-notice', payload } as const;
  if (topic === 'newsletter') return [notice];
  const dueAt = new Date(createdAt.getTime() + autoReplyDelayMinutes * 60_000);
  return [notice, { name: 'lead-auto-reply', payload, dueAt }];
}
