import {
  type CorrectEmailRequest,
  emailCorrectionMinutes,
  maxEmailCorrections,
} from '@agency/contracts';
import {
  BotCheckService,
  Clock,
  OutboxService,
  outboxSubject,
  selectColumns,
  sharedViews,
} from '@agency/platform';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import { EventEntity } from './events/event.entity.js';
import { LeadEntity } from './lead.entity.js';

const unknownContactMessage =
  'We could not find your contact information. Please fill out the form again.';
const tooLateMessage =
  'The address can no longer be corrected here. Please email us, and we will send the invitation again.';

const { name: scheduledCalls, rowSchema } = sharedViews.scheduledAppointments;
const upcomingCallSchema = rowSchema.pick({ id: true, sequence: true, created_at: true });

/** Lets a visitor who has just booked correct a mistyped email address (docs/decisions/047). */
@Injectable()
export class CorrectEmailService {
  constructor(
    private readonly botCheck: BotCheckService,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
  ) {}

  /**
   * Corrects the address, records that in the timeline and asks for the invitations of the upcoming calls again, in one
   * transaction. The same address again changes nothing. Throws 403 when the bot check fails, 404 for an unknown contact
   * and 409 when it is too late or was corrected too often.
   */
  async correct(
    contactId: number,
    { email, altcha }: CorrectEmailRequest,
    requestId: string,
  ): Promise<void> {
    await this.botCheck.check({ proof: altcha });
    await this.outbox.transaction(async (manager) => {
      const lead = await manager.findOne(LeadEntity, {
        where: { id: contactId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!lead) throw new NotFoundException(unknownContactMessage);
      if (lead.email === email) return;
      const calls = await this.upcomingCalls(manager, contactId);
      await this.assertAllowed(manager, contactId, calls);
      await manager.update(LeadEntity, { id: contactId }, { email, version: lead.version + 1 });
      await manager.insert(EventEntity, {
        contactId,
        at: this.clock.now(),
        kind: 'contact-corrected',
        detail: { fields: ['email'], by: 'visitor' },
      });
      await this.outbox.enqueue(
        manager,
        ...calls.map(({ id, sequence }) => ({
          subject: outboxSubject.appointment(id),
          requestId,
          emails: [
            { name: 'booking-invitation', payload: { appointmentId: id, sequence } } as const,
          ],
        })),
      );
    });
  }

  private async upcomingCalls(manager: EntityManager, contactId: number) {
    const rows: unknown[] = await manager.query(
      `SELECT ${selectColumns(upcomingCallSchema)} FROM ${scheduledCalls}
       WHERE contact_id = $1 AND scheduled_at > $2`,
      [contactId, this.clock.now()],
    );
    return z.array(upcomingCallSchema).parse(rows);
  }

  private async assertAllowed(
    manager: EntityManager,
    contactId: number,
    calls: readonly z.infer<typeof upcomingCallSchema>[],
  ): Promise<void> {
    const earliest = this.clock.now().getTime() - emailCorrectionMinutes * 60_000;
    const hasJustBooked = calls.some(({ created_at }) => created_at.getTime() > earliest);
    const [row]: { corrections: number }[] = await manager.query(
      `SELECT count(*)::integer AS corrections FROM leads.events
       WHERE contact_id = $1 AND kind = 'contact-corrected' AND detail->>'by' = 'visitor'`,
      [contactId],
    );
    if (!hasJustBooked || !row || row.corrections >= maxEmailCorrections) {
      throw new ConflictException(tooLateMessage);
    }
  }
}
