import {
  autoReplyDelayMinutes,
  type CreateLeadRequest,
  channelOf,
  honeypotField,
} from '@agency/contracts';
import {
  BotCheckService,
  Clock,
  type EmailRequest,
  execute,
  OutboxService,
  type Sql,
  sql,
} from '@agency/platform';
import { ConflictException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { createLeadId, LeadEntity } from './lead.entity.js';

type NewLead = Pick<LeadEntity, 'id' | 'createdAt' | 'botCheck'> &
  Omit<CreateLeadRequest, 'altcha' | typeof honeypotField>;

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
   * Stores a lead and enqueues its emails in one statement. Returns the lead's id, or the id of the lead that the same
   * request created before. Throws 403 if the bot check fails.
   */
  async create(request: CreateLeadRequest, requestId: string): Promise<number> {
    const { altcha, [honeypotField]: honeypot, ...fields } = request;
    const botCheck = await this.botCheck.check({ proof: altcha, honeypot });
    const lead = { ...fields, id: createLeadId(), createdAt: this.clock.now(), botCheck };
    const emails = this.outbox.insertion({ requestId, emails: emailsOf(lead) });
    const isStored = await this.insert(lead, emails);
    if (!isStored && fields.requestKey) return this.findStored(fields.requestKey);
    this.outbox.wakeRelay();
    return lead.id;
  }

  /** A separate statement: the one that waited for the other request does not see its lead. */
  private async findStored(requestKey: string): Promise<number> {
    const lead = await this.contacts.findOne({ select: { id: true }, where: { requestKey } });
    // Erased in the meantime.
    if (!lead) throw new ConflictException('Please send the form again.');
    return lead.id;
  }

  /**
   * Of two requests with one key, the second waits for the first; returns false if that one stored the lead. SQL, in one
   * statement with the emails, because every visitor waits for it: a repository's insert would read back everything
   * Postgres generates for the search.
   */
  private async insert(lead: NewLead, emails: Sql): Promise<boolean> {
    const channel = channelOf({ source: 'form', attribution: lead.attribution });
    const inserted = await execute(
      this.contacts.manager,
      sql`
        WITH lead AS (
          INSERT INTO leads.contacts (id, name, email, phone, company, service, monthly_ad_spend, message, topic, status,
            status_since, source, channel, attribution, bot_check, request_key, created_at)
          VALUES (${lead.id}, ${lead.name}, ${lead.email}, ${lead.phone || null}, ${lead.company}, ${lead.service},
            ${lead.monthlyAdSpend}, ${lead.message}, ${lead.topic || null}, 'new', ${lead.createdAt}, 'form',
            ${channel}, ${lead.attribution}, ${lead.botCheck}, ${lead.requestKey}, ${lead.createdAt})
          ON CONFLICT (request_key) DO NOTHING
          RETURNING id
        )
        ${emails} WHERE EXISTS (SELECT FROM lead)`.prepared('insert-lead'),
    );
    return inserted > 0;
  }
}

/** The automatic reply asks to book a call, which a newsletter subscriber did not ask for. */
function emailsOf({ id, topic, createdAt }: NewLead): EmailRequest[] {
  const payload = { contactId: id };
  const notice = { name: 'lead-notice', payload } as const;
  if (topic === 'newsletter') return [notice];
  const dueAt = new Date(createdAt.getTime() + autoReplyDelayMinutes * 60_000);
  return [notice, { name: 'lead-auto-reply', payload, dueAt }];
}
