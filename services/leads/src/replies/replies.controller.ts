import {
  type CreateReplyRequest,
  createReplyRequestSchema,
  isValidEmail,
  leadIdSchema,
  type Reply,
  repliesPath,
  replySchema,
} from '@agency/contracts';
import {
  Clock,
  IntegerParam,
  OutboxService,
  OwnerOnly,
  RequestId,
  ResponseSchema,
  Summary,
} from '@agency/platform';
import { Body, ConflictException, Controller, Post } from '@nestjs/common';
import { FirstContactService } from '../leads/first-contact.service.js';
import { LeadRepository } from '../leads/lead.repository.js';
import { ReplyEntity } from './reply.entity.js';

const noAddressMessage = 'This lead has no email address. Add one before you reply.';

/** Sends what the owner writes to a lead (docs/desk.md). */
@Controller(repliesPath(':id'))
export class RepliesController {
  constructor(
    private readonly leads: LeadRepository,
    private readonly outbox: OutboxService,
    private readonly firstContact: FirstContactService,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores the reply, requests its email and makes a new lead Contacted, in one transaction. A repeated request returns
   * the reply it created. Throws 404 for an unknown lead and 409 for one without an address.
   */
  @Post()
  @Summary('Send an email to a lead')
  @OwnerOnly('admin')
  @ResponseSchema(replySchema)
  send(
    @IntegerParam('id', leadIdSchema) contactId: number,
    @Body({ schema: createReplyRequestSchema }) body: CreateReplyRequest,
    @RequestId() requestId: string,
  ): Promise<Reply> {
    const { templateName = null, requestKey, ...text } = body;
    return this.outbox.transaction(async (manager) => {
      // The lock also lets the second of two identical requests see the first one's reply.
      const lead = await this.leads.lock(manager, contactId);
      const sent = await manager.findOneBy(ReplyEntity, { contactId, requestKey });
      if (sent) return toReply(sent);
      if (!lead.email || !isValidEmail(lead.email)) throw new ConflictException(noAddressMessage);
      const createdAt = this.clock.now();
      const fields = { contactId, ...text, templateName, requestKey, createdAt };
      const reply = await manager.save(manager.create(ReplyEntity, fields));
      await this.outbox.enqueue(manager, {
        requestId,
        emails: [{ name: 'lead-reply', payload: { contactId, replyId: reply.id } }],
      });
      await this.firstContact.record(manager, lead);
      return toReply(reply);
    });
  }
}

function toReply({ id, createdAt, subject }: ReplyEntity): Reply {
  return { id, at: createdAt.toISOString(), subject };
}
