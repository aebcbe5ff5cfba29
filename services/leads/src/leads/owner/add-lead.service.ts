import type { AddLeadRequest, LeadDetail } from '@agency/contracts';
import { Clock, OutboxService } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { createLeadId, LeadEntity } from '../lead.entity.js';
import { LeadService } from '../lead.service.js';

/** Stores the leads that the owner adds by hand, for example after a phone call. */
@Injectable()
export class AddLeadService {
  constructor(
    private readonly outbox: OutboxService,
    private readonly leads: LeadService,
    private readonly clock: Clock,
  ) {}

  /** The owner gets no notice about her own entry, and the lead gets an automatic reply only on request. */
  async add(
    { email, phone, sendAutoReply, ...fields }: AddLeadRequest,
    requestId: string,
  ): Promise<LeadDetail> {
    const id = createLeadId();
    const createdAt = this.clock.now();
    const autoReply = { name: 'lead-auto-reply', payload: { contactId: id } } as const;
    await this.outbox.transaction(async (manager) => {
      await manager.insert(LeadEntity, {
        ...fields,
        id,
        email: email || null,
        phone: phone || null,
        status: 'new',
        statusSince: createdAt,
        source: 'owner',
        channel: 'by-hand',
        createdAt,
      });
      // So that the timeline keeps the text when another note is pinned.
      const { notes } = fields;
      if (notes) await this.leads.record(manager, id, [{ kind: 'notes-changed', notes }]);
      await this.outbox.enqueue(manager, {
        requestId,
        emails: sendAutoReply ? [autoReply] : [],
      });
    });
    return this.leads.find(id);
  }
}
