import {
  addDays,
  easternDateOf,
  type ListAppointmentsQuery,
  maxHorizonDays,
  type TakenTime,
} from '@agency/contracts';
import { Clock } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { And, LessThan, MoreThan, MoreThanOrEqual, Not, type Repository } from 'typeorm';
import { daySpan, ScheduleRepository } from '../schedule/schedule.repository.js';
import { AppointmentEntity } from './appointment.entity.js';

/** The public part of the appointments. */
@Injectable()
export class TakenTimesService {
  constructor(
    @InjectRepository(AppointmentEntity)
    private readonly appointments: Repository<AppointmentEntity>,
    private readonly schedule: ScheduleRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * The times that appointments ahead take, soonest first: all of the bookable horizon, so that a client that knows no
   * paging sees every one. The farthest horizon that can be set bounds the answer where the owner has set none.
   */
  async list({ from, to }: ListAppointmentsQuery): Promise<TakenTime[]> {
    const now = this.clock.now();
    const { horizonDays } = (await this.schedule.readHours()).rules;
    const ends = [endAfter(from && new Date(from) > now ? new Date(from) : now, maxHorizonDays)];
    if (to) ends.push(new Date(to));
    if (horizonDays !== null) ends.push(endAfter(now, horizonDays));
    const appointments = await this.appointments.find({
      select: { scheduledAt: true, duration: true },
      where: {
        status: Not('cancelled'),
        scheduledAt: And(
          MoreThan(now),
          MoreThanOrEqual(from ? new Date(from) : now),
          ...ends.map((end) => LessThan(end)),
        ),
      },
      order: { scheduledAt: 'ASC' },
    });
    return appointments.map(({ scheduledAt, duration }) => ({
      scheduledAt: scheduledAt.toISOString(),
      duration,
    }));
  }
}

/** The end of the Eastern day that comes so many days after this one. */
const endAfter = (start: Date, days: number) => daySpan(addDays(easternDateOf(start), days)).to;
