import { Clock, OutboxService, outboxSubject, RepeatingTasksService } from '@agency/platform';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { bookingNoticeEmail, invitationEmails } from './appointment-emails.js';
import { recordEvents } from './events/record-events.js';

const intervalMs = 60_000;

/** Calls that hold their time until the visitor opens the link in the email, or the time has passed (docs/decisions/081). */
@Injectable()
export class HeldCallsService implements OnApplicationBootstrap {
  constructor(
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
    private readonly tasks: RepeatingTasksService,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks.start({ name: 'Release held calls', intervalMs, run: () => this.release() });
  }

  /** The call counts from now on: its emails and its event are those of a booking. Any other call stays as it is. */
  async confirm(id: number, requestId: string): Promise<void> {
    await this.outbox.transaction(async (manager) => {
      const [[row]]: [{ sequence: number; scheduled_at: Date }[], number] = await manager.query(
        `UPDATE scheduling.appointments SET confirm_by = NULL, version = version + 1
         WHERE id = $1 AND status = 'scheduled' AND confirm_by IS NOT NULL
         RETURNING sequence, scheduled_at`,
        [id],
      );
      if (!row) return;
      const now = this.clock.now();
      const call = { appointmentId: id, sequence: row.sequence, scheduledAt: row.scheduled_at };
      const [invitation, ...reminders] = invitationEmails(call, now);
      await this.outbox.enqueue(manager, {
        subject: outboxSubject.appointment(id),
        requestId,
        emails: [...(invitation ? [invitation] : []), bookingNoticeEmail(call), ...reminders],
      });
      await recordEvents(manager, {
        appointmentId: String(id),
        at: now,
        events: [
          { kind: 'call-booked', scheduledAt: row.scheduled_at.toISOString(), by: 'visitor' },
        ],
      });
    });
  }

  /** Nobody is told: whoever held the time did not open the email. Returns how many there were. */
  async release(): Promise<number> {
    return this.outbox.transaction(async (manager) => {
      const [, count]: [unknown, number] = await manager.query(
        `UPDATE scheduling.appointments SET status = 'cancelled', version = version + 1
         WHERE status = 'scheduled' AND confirm_by <= $1`,
        [this.clock.now()],
      );
      return count;
    });
  }
}
