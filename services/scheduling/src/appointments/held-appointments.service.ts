import {
  Clock,
  execute,
  OutboxService,
  queryRows,
  RepeatingTasksService,
  sql,
} from '@agency/platform';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { bookingEmails } from './appointment-emails.js';
import { recordEvents } from './events.js';

const intervalMs = 60_000;

/**
 * Calls that hold their time until the visitor opens the link in the email, or the time limit passes
 * (docs/decisions/081).
 */
@Injectable()
export class HeldAppointmentsService implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
    private readonly tasks: RepeatingTasksService,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks.start({ name: 'Release held appointments', intervalMs, run: () => this.release() });
  }

  /** Confirms a held call: its emails and its event are those of a booking. Leaves any other call unchanged. */
  async confirm(id: number, requestId: string): Promise<void> {
    await this.outbox.transaction(async (manager) => {
      const [confirmed] = await queryRows(
        manager,
        z.object({ sequence: z.int(), scheduledAt: z.date() }),
        sql`UPDATE scheduling.appointments SET confirm_by = NULL
          WHERE id = ${id} AND status = 'scheduled' AND confirm_by IS NOT NULL
          RETURNING sequence, scheduled_at AS "scheduledAt"`,
      );
      if (!confirmed) return;
      const now = this.clock.now();
      const appointment = { appointmentId: id, ...confirmed };
      await this.outbox.enqueue(manager, {
        requestId,
        emails: bookingEmails(appointment, now, { isInvited: true, notices: ['booking-notice'] }),
      });
      await recordEvents(manager, {
        appointmentId: String(id),
        at: now,
        events: [
          { kind: 'call-booked', scheduledAt: confirmed.scheduledAt.toISOString(), by: 'visitor' },
        ],
      });
    });
  }

  /** Sends no email: the visitor did not open the first one. Returns how many there were. */
  async release(): Promise<number> {
    return execute(
      this.dataSource.manager,
      sql`UPDATE scheduling.appointments SET status = 'cancelled'
        WHERE status = 'scheduled' AND confirm_by <= ${this.clock.now()}`,
    );
  }
}
