import {
  easternDateOf,
  maxVisitorMovesPerDay,
  type UpdateAppointmentRequest,
} from '@agency/contracts';
import { Clock, OutboxService } from '@agency/platform';
import { Injectable, NotFoundException, UnprocessableEntityException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { assertBookable, assertBookableByOwner, toBookingError } from '../schedule/bookability.js';
import { lockForBooking } from '../schedule/booking-locks.js';
import { daySpan, ScheduleRepository } from '../schedule/schedule.repository.js';
import { AppointmentEntity } from './appointment.entity.js';
import { AppointmentRepository } from './appointment.repository.js';
import { AppointmentChange } from './appointment-change.js';
import { ChangeEmailsService } from './change-emails.service.js';
import type { Actor } from './event.entity.js';
import { countVisitorMoves, recordEvents } from './events.js';

const dayMs = 86_400_000;
const tooManyMovesMessage = `A call can be moved ${maxVisitorMovesPerDay} times a day. You can still cancel it, or email us and we’ll move it for you.`;

export interface ChangeCommand {
  by: Actor;
  requestId: string;
  /** Whether the lead is emailed about a move or a cancellation. Default: yes. */
  emailVisitor?: boolean;
  /** Decides the update from the locked row; throws to reject it. */
  decide(
    stored: AppointmentEntity,
  ): Omit<UpdateAppointmentRequest, 'previousNotes' | 'emailVisitor'>;
}

/** Changes an appointment for a visitor or the owner: time, emails and events in one transaction. */
@Injectable()
export class AppointmentChangeService {
  constructor(
    private readonly appointments: AppointmentRepository,
    private readonly schedule: ScheduleRepository,
    private readonly outbox: OutboxService,
    private readonly emails: ChangeEmailsService,
    private readonly clock: Clock,
  ) {}

  async change(id: number, command: ChangeCommand): Promise<AppointmentEntity> {
    try {
      return await this.outbox.transaction(async (manager) => {
        const stored = await manager.findOne(AppointmentEntity, {
          where: { id: String(id) },
          lock: { mode: 'pessimistic_write' },
        });
        if (!stored) throw new NotFoundException('This call doesn’t exist.');
        const change = new AppointmentChange(stored, command.decide(stored), command.by);
        if (!change.hasChanges) return stored;
        if (change.hasNewTime) await this.reserveTime(manager, change.next, command.by);
        await this.recordChange(manager, change, command);
        return manager.save(AppointmentEntity, change.next);
      });
    } catch (error) {
      throw toBookingError(error);
    }
  }

  private async reserveTime(
    manager: EntityManager,
    { id, scheduledAt }: AppointmentEntity,
    by: Actor,
  ): Promise<void> {
    if (by === 'visitor') await this.assertMovesLeft(manager, id);
    await lockForBooking(manager, scheduledAt);
    const now = this.clock.now();
    if (by === 'owner') {
      const overlap = await this.appointments.findOverlap(manager, scheduledAt, id);
      assertBookableByOwner(scheduledAt, overlap, now);
      return;
    }
    const schedule = await this.schedule.read(daySpan(easternDateOf(scheduledAt)), manager);
    const taken = schedule.taken.filter(({ appointmentId }) => appointmentId !== id);
    assertBookable(scheduledAt, { ...schedule, taken }, now);
  }

  /**
   * Each move sends emails, to an address that anyone may have typed. (!) Counted while the appointment's row is
   * locked.
   */
  private async assertMovesLeft(manager: EntityManager, id: string): Promise<void> {
    const dayAgo = new Date(this.clock.now().getTime() - dayMs);
    if ((await countVisitorMoves(manager, id, dayAgo)) >= maxVisitorMovesPerDay) {
      throw new UnprocessableEntityException(tooManyMovesMessage);
    }
  }

  private async recordChange(
    manager: EntityManager,
    change: AppointmentChange,
    { requestId, emailVisitor: isEmailed }: ChangeCommand,
  ) {
    const at = this.clock.now();
    const { id } = change.next;
    const emailed = await this.emails.replace(manager, [change], { requestId, isEmailed });
    const events = change.events({ isEmailed: emailed.has(Number(id)) });
    await recordEvents(manager, { appointmentId: id, at, events });
  }
}
