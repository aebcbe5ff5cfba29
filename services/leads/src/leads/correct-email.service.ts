import {
  type CorrectEmailRequest,
  emailCorrectionMinutes,
  maxEmailCorrections,
} from '@agency/contracts';
import {
  BotCheckService,
  Clock,
  OutboxService,
  queryRow,
  queryRows,
  rawSql,
  requestKeyHash,
  schedulingViews,
  selectColumns,
  sql,
} from '@agency/platform';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import { EventEntity } from './event.entity.js';
import { LeadEntity } from './lead.entity.js';

const unknownLeadMessage =
  'We couldn’t find your contact information. Please fill out the form again.';
const notYoursMessage =
  'The address can only be corrected in the browser that booked the call. Please email us, and we’ll send the invitation again.';
const tooLateMessage =
  'The address can no longer be corrected here. Please email us, and we’ll send the invitation again.';

const { name: scheduledCalls, rowSchema } = schedulingViews.scheduledAppointments;
const upcomingCallSchema = rowSchema.pick({
  id: true,
  sequence: true,
  created_at: true,
  request_key_hash: true,
  confirm_by: true,
});

const earlierCorrectionsSchema = z.object({ all: z.int(), by_others: z.int() });

/** Lets a visitor who has just booked correct a mistyped email address (docs/funnel.md). */
@Injectable()
export class CorrectEmailService {
  constructor(
    private readonly botCheck: BotCheckService,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
  ) {}

  /**
   * Corrects the address, records it in the timeline and requests the invitations of upcoming calls again, in one
   * transaction. Repeating the same address changes nothing. Throws 403 if the bot check fails, 404 for an unknown
   * contact, and 409 if it is too late, was corrected too often, or the caller did not book the call.
   */
  async correct(
    contactId: number,
    { email, requestKey, altcha }: CorrectEmailRequest,
    requestId: string,
  ): Promise<void> {
    await this.botCheck.check({ proof: altcha });
    await this.outbox.transaction(async (manager) => {
      const lead = await manager.findOne(LeadEntity, {
        where: { id: contactId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!lead) throw new NotFoundException(unknownLeadMessage);
      if (lead.email === email) return;
      const calls = await this.upcomingCalls(manager, contactId);
      const key = requestKey === undefined ? null : requestKeyHash(requestKey);
      await this.assertAllowed(manager, { contactId, calls, key });
      await manager.update(LeadEntity, { id: contactId }, { email });
      await manager.insert(EventEntity, {
        contactId,
        at: this.clock.now(),
        kind: 'contact-corrected',
        detail: { fields: ['email'], by: 'visitor', requestKeyHash: key },
      });
      await this.outbox.enqueue(manager, {
        requestId,
        emails: calls.map(({ id, sequence, confirm_by }) => ({
          name: confirm_by ? 'booking-hold' : 'booking-invitation',
          payload: { appointmentId: id, sequence },
        })),
      });
    });
  }

  private upcomingCalls(manager: EntityManager, contactId: number) {
    return queryRows(
      manager,
      upcomingCallSchema,
      sql`SELECT ${selectColumns(upcomingCallSchema)} FROM ${rawSql(scheduledCalls)}
        WHERE contact_id = ${contactId} AND scheduled_at > ${this.clock.now()} ORDER BY created_at, id`,
    );
  }

  /**
   * (!) Emails to the mistyped mailbox contain the contact's id, too. Its reader can book another call, but has the
   * secret of neither the first call nor an earlier correction.
   */
  private async assertAllowed(
    manager: EntityManager,
    { contactId, calls, key }: CorrectionWish,
  ): Promise<void> {
    const earliest = this.clock.now().getTime() - emailCorrectionMinutes * 60_000;
    const corrections = await queryRow(
      manager,
      earlierCorrectionsSchema,
      sql`SELECT count(*)::integer AS all,
          (count(*) FILTER (WHERE detail->>'requestKeyHash' IS DISTINCT FROM ${key}))::integer AS by_others
        FROM leads.events
        WHERE contact_id = ${contactId} AND kind = 'contact-corrected' AND detail->>'by' = 'visitor'`,
    );
    const [first] = calls;
    const hasJustBooked = first !== undefined && first.created_at.getTime() > earliest;
    if (!hasJustBooked || corrections.all >= maxEmailCorrections) {
      throw new ConflictException(tooLateMessage);
    }
    if (key === null || first.request_key_hash !== key || corrections.by_others > 0) {
      throw new ConflictException(notYoursMessage);
    }
  }
}

interface CorrectionWish {
  contactId: number;
  /** First booked first. */
  calls: readonly z.infer<typeof upcomingCallSchema>[];
  key: string | null;
}
