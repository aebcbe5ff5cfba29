import { type UpdateAppointmentRequest, unavailableReasonMessages } from '@agency/contracts';
import { Clock, isExclusionViolation, OutboxService, outboxSubject } from '@agency/platform';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppointmentEntity } from './appointment.entity.js';
import { AppointmentChange } from './appointment-change.js';
import { CalendarService } from './calendar.service.js';
import { type CalendarTerms, readCalendarTerms, termsForActor } from './calendar-terms.js';
import type { Actor } from './events/appointment-event.js';
import { recordEvents } from './events/record-events.js';

export interface ChangeCommand {
  by: Actor;
  requestId: string;
  /** Decides the update from the locked row; throws to refuse it. */
  decide(stored: AppointmentEntity): Omit<UpdateAppointmentRequest, 'version'>;
}

/** Changes an appointment for a visitor or the owner: time, emails and events in one transaction. */
@Injectable()
export class AppointmentChangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly calendar: CalendarService,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
  ) {}

  async change(id: number, command: ChangeCommand): Promise<AppointmentEntity> {
    // Read before the transaction: a second connection inside it could exhaust the pool.
    const terms = termsForActor(command.by, await readCalendarTerms(this.dataSource, null));
    try {
      return await this.outbox.transaction(async (manager) => {
        const stored = await manager.findOne(AppointmentEntity, {
          where: { id: String(id) },
          lock: { mode: 'pessimistic_write' },
        });
        if (!stored) throw new NotFoundException('This appointment does not exist.');
        const change = new AppointmentChange(stored, command.decide(stored), command.by);
        if (!change.hasChanges) return stored;
        if (change.hasNewTime) await this.reserveTime(manager, change.next, terms);
        await this.recordChange(manager, change, command.requestId);
        return manager.save(AppointmentEntity, change.next);
      });
    } catch (error) {
      if (isExclusionViolation(error)) throw new ConflictException(unavailableReasonMessages.taken);
      throw error;
    }
  }

  private async reserveTime(manager: EntityManager, next: AppointmentEntity, terms: CalendarTerms) {
    await this.calendar.lock(manager, next.scheduledAt);
    const held = await this.calendar.findTakenTimes(manager, next.scheduledAt, next.scheduledAt);
    const others = held.filter(({ appointmentId }) => appointmentId !== next.id);
    this.calendar.assertBookable(next.scheduledAt, terms, others);
  }

  private async recordChange(manager: EntityManager, change: AppointmentChange, requestId: string) {
    const { id } = change.next;
    const now = this.clock.now();
    const emails = change.emails(now);
    if (emails) {
      const subject = outboxSubject.appointment(Number(id));
      await this.outbox.replace(manager, { subject, requestId, emails });
    }
    await recordEvents(manager, { appointmentId: id, at: now, events: change.events() });
  }
}
