import { Clock, OutboxService, outboxSubject } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppointmentRepository } from './appointment.repository.js';
import type { AppointmentChange } from './appointment-change.js';

interface ReplaceOptions {
  requestId: string;
  /** False: the emails that wait are withdrawn, and leads get no other. The owner's calendar does. */
  isEmailed?: boolean;
}

/** Puts the emails of changes in the place of those that wait. */
@Injectable()
export class ChangeEmailsService {
  constructor(
    private readonly appointments: AppointmentRepository,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
  ) {}

  /**
   * Must be called with the manager of the transaction that makes the changes. Returns the ids of the appointments whose
   * leads are emailed at once.
   */
  async replace(
    manager: EntityManager,
    changes: readonly AppointmentChange[],
    { requestId, isEmailed = true }: ReplaceOptions,
  ): Promise<Set<number>> {
    const replacing = changes.filter((change) => change.replacesEmails);
    if (replacing.length === 0) return new Set();
    const subjects = replacing.map(subjectOf);
    const withdrawn = await this.outbox.withdraw(manager, subjects);
    // Whoever booked knows of the call without an invitation.
    const uninvited = new Set<string>(
      withdrawn.flatMap(({ name, subject }) => (name === 'booking-invitation' ? subject : [])),
    );
    const unsent = replacing.filter((change) => uninvited.has(subjectOf(change)));
    const unknown = await this.appointments.findBookedByOwner(
      manager,
      unsent.map(({ next }) => next.id),
    );
    const now = this.clock.now();
    const writes = replacing.map((change) => ({
      id: Number(change.next.id),
      subject: subjectOf(change),
      requestId,
      emails: change.emails(now, {
        isUnknownToLead: unknown.has(change.next.id),
        isToLead: isEmailed,
      }),
    }));
    await this.outbox.enqueue(manager, ...writes);
    const isToLead = ({ name }: { name: string }) => leadEmails.has(name);
    return new Set(writes.filter(({ emails }) => emails.some(isToLead)).map(({ id }) => id));
  }
}

const leadEmails = new Set<string>(['booking-invitation', 'booking-moved', 'booking-cancelled']);

const subjectOf = ({ next }: AppointmentChange) => outboxSubject.appointment(Number(next.id));
