import { Clock, emailSubject, OutboxService } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AppointmentChange } from './appointment-change.js';
import { findBookedByOwner } from './events.js';

interface ReplaceOptions {
  requestId: string;
  /** False: waiting emails are withdrawn, and leads only get reminders. The owner's calendar is still updated. */
  isEmailed?: boolean;
}

/** Replaces the waiting emails of changed appointments. */
@Injectable()
export class ChangeEmailsService {
  constructor(
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
  ) {}

  /**
   * Call it with the manager of the transaction that makes the changes. Returns the ids of the appointments whose leads
   * are emailed at once.
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
    // Visitors who booked themselves know about the call without an invitation.
    const uninvited = new Set<string>(
      withdrawn.flatMap(({ name, subject }) => (name === 'booking-invitation' ? subject : [])),
    );
    const unsent = replacing.filter((change) => uninvited.has(subjectOf(change)));
    const unknown = await findBookedByOwner(
      manager,
      unsent.map(({ next }) => next.id),
    );
    const now = this.clock.now();
    const writes = replacing.map((change) => ({
      id: Number(change.next.id),
      emails: change.emails(now, {
        // A link that was never sent cannot have changed.
        isUnknownToLead: change.isRelocation
          ? uninvited.has(subjectOf(change))
          : unknown.has(change.next.id),
        withdrawn: withdrawn.flatMap(({ subject, name }) =>
          subject === subjectOf(change) ? name : [],
        ),
        isToLead: isEmailed,
      }),
    }));
    const emails = writes.flatMap((write) => write.emails);
    await this.outbox.enqueue(manager, { requestId, emails });
    const isToLead = ({ name }: { name: string }) => leadEmails.has(name);
    return new Set(writes.filter(({ emails }) => emails.some(isToLead)).map(({ id }) => id));
  }
}

const leadEmails = new Set<string>([
  'booking-invitation',
  'booking-moved',
  'booking-relocated',
  'booking-cancelled',
]);

const subjectOf = ({ next }: AppointmentChange) =>
  emailSubject('appointment', { appointmentId: Number(next.id) });
