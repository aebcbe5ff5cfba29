import type {
  ListAppointmentsQuery,
  OwnerAppointment,
  TakenTime,
  UpdateAppointmentRequest,
} from '@agency/contracts';
import { slotRefusalMessages } from '@agency/contracts';
import { Clock, ENV, isExclusionViolation, Outbox } from '@agency/platform';
import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import type { SchedulingEnv } from '../env.js';
import { AppointmentEntity } from './appointment.entity.js';
import { toOwnerAppointment } from './appointment.mapper.js';
import { AppointmentChange } from './appointment-change.js';
import { CalendarService } from './calendar.service.js';
import { ContactCard } from './contact-card.entity.js';

interface Page<Row> {
  rows: Row[];
  total: number;
}

@Injectable()
export class AppointmentsService {
  constructor(
    @InjectRepository(AppointmentEntity)
    private readonly appointments: Repository<AppointmentEntity>,
    @InjectRepository(ContactCard) private readonly cards: Repository<ContactCard>,
    private readonly calendar: CalendarService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: SchedulingEnv,
  ) {}

  /** What anyone may know: when future calls block the calendar, soonest first (decision D4). */
  async listTaken(query: ListAppointmentsQuery): Promise<Page<TakenTime>> {
    const rows: { scheduled_at: Date; duration: number; total: string }[] =
      await this.appointments.query(
        `SELECT scheduled_at, duration, count(*) OVER () AS total
         FROM scheduling.appointments
         WHERE status <> 'cancelled' AND scheduled_at > $1
           AND scheduled_at >= $2 AND scheduled_at < $3
         ORDER BY scheduled_at LIMIT $4 OFFSET $5`,
        [
          this.clock.now(),
          query.from ?? '-infinity',
          query.to ?? 'infinity',
          query.limit,
          query.offset,
        ],
      );
    return {
      rows: rows.map((row) => ({
        scheduledAt: row.scheduled_at.toISOString(),
        duration: row.duration,
      })),
      total: Number(rows[0]?.total ?? 0),
    };
  }

  /** Every call with whom it is, the latest first. For the owner only. */
  async listForOwner(query: ListAppointmentsQuery): Promise<Page<OwnerAppointment>> {
    const list = this.appointments
      .createQueryBuilder('appointment')
      .orderBy('appointment.scheduledAt', 'DESC')
      .addOrderBy('appointment.id', 'DESC')
      .take(query.limit)
      .skip(query.offset);
    if (query.from) list.andWhere('appointment.scheduledAt >= :from', { from: query.from });
    if (query.to) list.andWhere('appointment.scheduledAt < :to', { to: query.to });
    const [appointments, total] = await list.getManyAndCount();
    return { rows: await this.withCards(appointments), total };
  }

  /** Moves a call, changes its status or its notes; its waiting mails follow in the same transaction. */
  async update(
    id: number,
    request: UpdateAppointmentRequest,
    requestId: string,
  ): Promise<OwnerAppointment> {
    const now = this.clock.now();
    const terms = await this.calendar.terms();
    try {
      const saved = await this.outbox.transaction(async (manager) => {
        const stored = await manager.findOne(AppointmentEntity, {
          where: { id: String(id) },
          lock: { mode: 'pessimistic_write' },
        });
        if (!stored) throw new NotFoundException('This appointment does not exist.');
        const change = new AppointmentChange(stored, request);
        if (change.moves) {
          await this.calendar.lock(manager, change.next.scheduledAt, stored.contactId);
          change.next.blockedUntil = await this.calendar.claim(
            manager,
            change.next.scheduledAt,
            terms,
            stored.id,
          );
        }
        const mails = change.mails(now);
        if (mails) {
          await this.outbox.replace(manager, { subject: `appointment:${id}`, requestId, mails });
        }
        return manager.save(AppointmentEntity, change.next);
      });
      const [appointment] = await this.withCards([saved]);
      if (!appointment) throw new NotFoundException('This appointment does not exist.');
      return appointment;
    } catch (error) {
      if (isExclusionViolation(error)) throw new ConflictException(slotRefusalMessages.taken);
      throw error;
    }
  }

  private async withCards(appointments: AppointmentEntity[]): Promise<OwnerAppointment[]> {
    const ids = [...new Set(appointments.map((appointment) => appointment.contactId))];
    const cards = await this.cards.findBy({ id: In(ids) });
    const cardOf = new Map(cards.map((card) => [card.id, card]));
    return appointments.flatMap((appointment) => {
      const card = cardOf.get(appointment.contactId);
      return card ? [toOwnerAppointment(appointment, card, this.env.MEETING_BASE_URL)] : [];
    });
  }
}
