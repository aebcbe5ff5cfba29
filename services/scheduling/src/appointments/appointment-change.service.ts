import {
  maxVisitorMovesPerDay,
  type UpdateAppointmentRequest,
  unavailableReasonMessages,
} from '@agency/contracts';
import { Clock, isExclusionViolation, OutboxService } from '@agency/platform';
import {
  ConflictException,
  Injectable,
  NotFoundException,
  UnprocessableEntityException,
} from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type CalendarTerms, readCalendarTerms } from '../booking-rules/calendar-terms.js';
import { AppointmentEntity } from './appointment.entity.js';
import { AppointmentChange } from './appointment-change.js';
import { CalendarService } from './calendar.service.js';
import { ChangeEmailsService } from './change-emails.service.js';
import type { Actor } from './events/appointment-event.js';
import { recordEvents } from './events/record-events.js';
import { findHeldTimes } from './held-times.js';

const dayMs = 86_400_000;
const tooManyMovesMessage = `A call can be moved ${maxVisitorMovesPerDay} times a day. You can still cancel it, or write to us and we will move it for you.`;

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
    private readonly emails: ChangeEmailsService,
    private readonly clock: Clock,
  ) {}

  async change(id: number, command: ChangeCommand): Promise<AppointmentEntity> {
    // Read before the transaction: a second connection inside it could exhaust the pool.
    const terms =
      command.by === 'owner' ? null : await readCalendarTerms(this.dataSource, this.clock.now());
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

  /** `terms`: what binds a visitor; null for the owner. */
  private async reserveTime(
    manager: EntityManager,
    { id, scheduledAt }: AppointmentEntity,
    terms: CalendarTerms | null,
  ) {
    if (terms) await this.assertMovesLeft(manager, id);
    await this.calendar.lock(manager, scheduledAt);
    if (!terms) return this.calendar.assertBookableByOwner(manager, scheduledAt, id);
    const { taken, busy } = await findHeldTimes(manager, scheduledAt);
    const others = taken.filter(({ appointmentId }) => appointmentId !== id);
    this.calendar.assertBookable(scheduledAt, terms, { taken: others, busy });
  }

  /** Each move sends emails, to an address that anybody may have typed. (!) Counted while the appointment's row is locked. */
  private async assertMovesLeft(manager: EntityManager, appointmentId: string): Promise<void> {
    const [row]: { moves: number }[] = await manager.query(
      `SELECT count(*)::integer AS moves FROM scheduling.events
       WHERE appointment_id = $1 AND kind = 'call-moved' AND detail->>'by' = 'visitor' AND at > $2`,
      [appointmentId, new Date(this.clock.now().getTime() - dayMs)],
    );
    if (!row || row.moves >= maxVisitorMovesPerDay) {
      throw new UnprocessableEntityException(tooManyMovesMessage);
    }
  }

  private async recordChange(manager: EntityManager, change: AppointmentChange, requestId: string) {
    const at = this.clock.now();
    const { id } = change.next;
    const emailed = await this.emails.replace(manager, [change], { requestId });
    const events = change.events({ isEmailed: emailed.has(Number(id)) });
    await recordEvents(manager, { appointmentId: id, at, events });
  }
}
