import {
  addDays,
  appointmentMinutes,
  defaultBookingRules,
  easternDateOf,
  easternZone,
  isChangedElsewhere,
  type ListAppointmentsQuery,
  maxHorizonDays,
  type OwnerAppointment,
  type TakenTime,
  type UpdateAppointmentRequest,
} from '@agency/contracts';
import { Clock, ENV, queryRows, sql } from '@agency/platform';
import {
  ConflictException,
  Inject,
  Injectable,
  NotFoundException,
  UnprocessableEntityException,
} from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  And,
  type FindOperator,
  type FindOptionsWhere,
  In,
  LessThan,
  MoreThan,
  MoreThanOrEqual,
  Not,
  type Repository,
} from 'typeorm';
import * as z from 'zod';
import type { SchedulingEnv } from '../env.js';
import { toBookableHours } from '../schedule/bookability.js';
import { daySpan, ScheduleRepository } from '../schedule/schedule.repository.js';
import { AppointmentEntity } from './appointment.entity.js';
import { toOwnerAppointment } from './appointment.mapper.js';
import { AppointmentChangeService } from './appointment-change.service.js';
import { LeadCardRepository } from './lead-card.repository.js';
import { type AppointmentTiming, createOutsideHoursCheck, isUpcoming } from './outside-hours.js';

const notesChangedMessage =
  'The notes of this call have changed since you opened them. Please review them, then save again.';
const notScheduledMessage = 'Only a scheduled call can be moved.';
const callMs = appointmentMinutes * 60_000;
const overMessage = 'A call that is over can’t be moved. Please book another one.';

const takenTimeRowSchema = z.object({
  scheduledAt: z.date().transform((start) => start.toISOString()),
  duration: z.int(),
});

/** Lists appointments, and changes them for the owner. */
@Injectable()
export class AppointmentsService {
  constructor(
    @InjectRepository(AppointmentEntity)
    private readonly appointments: Repository<AppointmentEntity>,
    private readonly cards: LeadCardRepository,
    private readonly schedule: ScheduleRepository,
    private readonly changes: AppointmentChangeService,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: SchedulingEnv,
  ) {}

  /** Every call with its lead, latest first by default. */
  async list(query: ListAppointmentsQuery): Promise<{ rows: OwnerAppointment[]; total: number }> {
    const order = query.order === 'asc' ? 'ASC' : 'DESC';
    const { status, contactId, from, to, outsideHours } = query;
    const where: FindOptionsWhere<AppointmentEntity> = {
      ...(status && { status }),
      ...(contactId !== undefined && { contactId }),
      ...(outsideHours && { id: In(await this.idsOutside()) }),
      ...((from || to) && { scheduledAt: between(from, to) }),
    };
    const appointments = await this.appointments.find({
      where,
      order: { scheduledAt: order, id: order },
      take: query.limit,
      skip: query.offset,
    });
    const rows = await this.present(appointments);
    // Last, so that leads erased since the page was read, on this page or another, are not counted.
    return { rows, total: await this.appointments.countBy(where) };
  }

  /**
   * What visitors may know: the times of upcoming appointments, soonest first, in the whole bookable horizon, so that
   * clients without paging see them all. If the owner has no horizon, the longest possible one limits the answer.
   */
  listTaken({ from, to }: ListAppointmentsQuery): Promise<TakenTime[]> {
    const now = this.clock.now();
    const today = easternDateOf(now);
    const first = from && new Date(from) > now ? new Date(from) : now;
    const lastDay = addDays(easternDateOf(first), maxHorizonDays);
    return queryRows(
      this.appointments.manager,
      takenTimeRowSchema,
      sql`SELECT appointment.scheduled_at AS "scheduledAt", appointment.duration
        FROM scheduling.appointments AS appointment
        LEFT JOIN scheduling.settings AS rules ON rules.name = 'booking-rules'
        WHERE appointment.status <> 'cancelled'
          AND appointment.scheduled_at > ${now}
          AND appointment.scheduled_at >= ${first}
          AND appointment.scheduled_at < least(${daySpan(lastDay).to}::timestamptz, ${to ?? null}::timestamptz)
          AND coalesce(appointment.scheduled_at < (${addDays(today, 1)}::date + CASE WHEN rules.value ? 'horizonDays'
            THEN (rules.value->>'horizonDays')::int ELSE ${defaultBookingRules.horizonDays}::int END
          )::timestamp AT TIME ZONE ${easternZone}, true)
        ORDER BY appointment.scheduled_at`,
    );
  }

  /** The taken times between two instants, earliest first: every call that was not canceled. */
  async listBetween(from: Date, to: Date): Promise<OwnerAppointment[]> {
    const appointments = await this.appointments.find({
      where: {
        status: Not('cancelled'),
        // A call that began earlier may end within the period.
        scheduledAt: And(MoreThan(new Date(from.getTime() - callMs)), LessThan(to)),
      },
      order: { scheduledAt: 'ASC', id: 'ASC' },
    });
    return this.present(appointments);
  }

  /** Moves a call, or changes its status or notes. Throws 409 if the notes are no longer what their edit began from. */
  async update(
    id: number,
    { previousNotes, emailVisitor, ...request }: UpdateAppointmentRequest,
    requestId: string,
  ): Promise<OwnerAppointment> {
    const decide = (stored: AppointmentEntity) => {
      if (isChangedElsewhere(stored.notes, { notes: request.notes, previousNotes }))
        throw new ConflictException(notesChangedMessage);
      const moves = request.scheduledAt && Date.parse(request.scheduledAt) !== +stored.scheduledAt;
      if (!moves) return request;
      if ((request.status ?? stored.status) !== 'scheduled')
        throw new UnprocessableEntityException(notScheduledMessage);
      // A canceled call may be rescheduled to another time: it never took place.
      if (stored.status !== 'cancelled' && isOver(stored, this.clock.now()))
        throw new UnprocessableEntityException(overMessage);
      return request;
    };
    const command = { by: 'owner', requestId, emailVisitor, decide } as const;
    const saved = await this.changes.change(id, command);
    const [appointment] = await this.present([saved]);
    if (!appointment) throw new NotFoundException('This call doesn’t exist.');
    return appointment;
  }

  /**
   * Leaves out an appointment without a card: its lead was erased after the appointment was read. The database deletes
   * both together.
   */
  private async present(appointments: AppointmentEntity[]): Promise<OwnerAppointment[]> {
    const [cardOf, isOutside] = await Promise.all([
      this.cards.find(appointments.map(({ contactId }) => contactId)),
      this.createOutsideHoursCheckFor(appointments),
    ]);
    return appointments.flatMap((appointment) => {
      const card = cardOf.get(appointment.contactId);
      if (!card) return [];
      const { MEETING_BASE_URL: meetingBaseUrl } = this.env;
      const surroundings = { card, meetingBaseUrl, outsideHours: isOutside(appointment) };
      return [toOwnerAppointment(appointment, surroundings)];
    });
  }

  private async idsOutside(): Promise<string[]> {
    const ahead = await this.appointments.find({
      select: { id: true, status: true, scheduledAt: true },
      where: { status: 'scheduled', scheduledAt: MoreThan(this.clock.now()) },
    });
    const isOutside = await this.createOutsideHoursCheckFor(ahead);
    return ahead.filter(isOutside).map(({ id }) => id);
  }

  private async createOutsideHoursCheckFor(appointments: AppointmentTiming[]) {
    const now = this.clock.now();
    const ahead = appointments.filter((appointment) => isUpcoming(appointment, now));
    const times = ahead.map(({ scheduledAt }) => scheduledAt).sort((a, b) => +a - +b);
    const [first, last] = [times.at(0), times.at(-1)];
    if (!first || !last) return () => false;
    const schedule = await this.schedule.read(daySpan(easternDateOf(first), easternDateOf(last)));
    return createOutsideHoursCheck(toBookableHours(schedule, now), schedule.taken, now);
  }
}

const between = (from?: string, to?: string): FindOperator<Date> =>
  And(...(from ? [MoreThanOrEqual(new Date(from))] : []), ...(to ? [LessThan(new Date(to))] : []));

const isOver = ({ scheduledAt, duration }: AppointmentEntity, now: Date) =>
  scheduledAt.getTime() + duration * 60_000 <= now.getTime();
