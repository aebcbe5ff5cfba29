import type { CancelAppointmentsResponse, CancelOutcome } from '@agency/contracts';
import { Clock, OutboxService } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { AppointmentEntity } from '../appointment.entity.js';
import { AppointmentChange } from '../appointment-change.js';
import { ChangeEmailsService } from '../change-emails.service.js';
import { recordEvents } from '../events.js';
import { isUpcoming } from '../outside-hours.js';

export interface CancelCommand {
  emailVisitors: boolean;
  /** The owner's message to the visitors. */
  message?: string;
  requestId: string;
}

type Results = CancelAppointmentsResponse['results'];

/** Cancels several calls in one transaction, as if the owner had canceled each of them. */
@Injectable()
export class BulkCancelService {
  constructor(
    private readonly outbox: OutboxService,
    private readonly emails: ChangeEmailsService,
    private readonly clock: Clock,
  ) {}

  /** Cancels the upcoming ones among them and returns the outcome of each. Cancels nothing if it throws. */
  async cancel(ids: readonly number[], command: CancelCommand): Promise<Results> {
    const distinct = [...new Set(ids)];
    return this.outbox.transaction(async (manager) => {
      const found = await manager.find(AppointmentEntity, {
        where: { id: In(distinct.map(String)) },
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      const calls = new Map(found.map((call) => [Number(call.id), call]));
      const now = this.clock.now();
      const results = distinct.map((id) => ({ id, outcome: outcomeOf(calls.get(id), now) }));
      const cancelled = results.filter(({ outcome }) => outcome === 'cancelled');
      const ahead = cancelled.flatMap(({ id }) => calls.get(id) ?? []);
      const emailed = await this.cancelAhead(manager, ahead, { ...command, now });
      return results.map((result) =>
        result.outcome === 'cancelled'
          ? { ...result, isVisitorEmailed: emailed.has(result.id) }
          : result,
      );
    });
  }

  /** Returns the ids of the calls whose visitors are emailed. */
  private async cancelAhead(
    manager: EntityManager,
    calls: readonly AppointmentEntity[],
    { emailVisitors, message, requestId, now }: CancelCommand & { now: Date },
  ): Promise<Set<number>> {
    const changes = calls.map(
      (call) => new AppointmentChange(call, { status: 'cancelled', message }, 'owner'),
    );
    // Runs even if no visitor is emailed, because it also withdraws the waiting reminders.
    const emailed = await this.emails.replace(manager, changes, {
      requestId,
      isEmailed: emailVisitors,
    });
    const histories = changes.map((change) => ({
      appointmentId: change.next.id,
      at: now,
      events: change.events({ isEmailed: emailed.has(Number(change.next.id)) }),
    }));
    await recordEvents(manager, ...histories);
    await manager.save(
      AppointmentEntity,
      changes.map(({ next }) => next),
    );
    return emailed;
  }
}

function outcomeOf(call: AppointmentEntity | undefined, now: Date): CancelOutcome {
  if (!call) return 'gone';
  if (call.status === 'cancelled') return 'already-cancelled';
  return isUpcoming(call, now) ? 'cancelled' : 'not-ahead';
}
