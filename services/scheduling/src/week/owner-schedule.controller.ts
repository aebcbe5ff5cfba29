import {
  apiPaths,
  federalHolidaysBetween,
  type OwnerSchedule,
  type OwnerScheduleQuery,
  ownerScheduleQuerySchema,
  ownerScheduleSchema,
} from '@agency/contracts';
import { Clock, OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, MoreThan, type Repository } from 'typeorm';
import { AppointmentsService } from '../appointments/appointments.service.js';
import { BusyTimeEntity } from '../busy-calendars/busy-time.entity.js';
import { CalendarEntity } from '../busy-calendars/calendar.entity.js';
import { toBookableHours } from '../schedule/bookability.js';
import { daySpan, ScheduleRepository } from '../schedule/schedule.repository.js';

/** Combines appointments, busy times, hours, time off and holidays. */
@Controller(apiPaths.ownerSchedule)
export class OwnerScheduleController {
  constructor(
    @InjectRepository(CalendarEntity) private readonly calendars: Repository<CalendarEntity>,
    @InjectRepository(BusyTimeEntity) private readonly busyTimes: Repository<BusyTimeEntity>,
    private readonly appointments: AppointmentsService,
    private readonly schedule: ScheduleRepository,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Summary('Get everything that lies in a stretch of days')
  @OwnerOnly('admin')
  @Header('Cache-Control', 'no-store')
  @ResponseSchema(ownerScheduleSchema)
  async get(
    @Query({ schema: ownerScheduleQuerySchema }) query: OwnerScheduleQuery,
  ): Promise<OwnerSchedule> {
    const span = daySpan(query.from, query.to);
    const { from, to } = span;
    const [calls, schedule, calendars, busyTimes] = await Promise.all([
      this.appointments.listBetween(from, to),
      this.schedule.read(span),
      this.calendars.find({ select: { id: true, name: true, color: true }, order: { id: 'ASC' } }),
      this.busyTimes.find({
        where: { endsAt: MoreThan(from), startsAt: LessThan(to) },
        order: { startsAt: 'ASC', calendarId: 'ASC' },
      }),
    ]);
    const { availability, timeOff, rules } = schedule;
    const { isClosedOnHolidays, openHolidays } = rules;
    const isInside = (off: { startsAt: string; endsAt: string }) =>
      new Date(off.endsAt) > from && new Date(off.startsAt) < to;
    return {
      calls,
      rules: toBookableHours(schedule, this.clock.now()).rules,
      holidays: federalHolidaysBetween(query.from, query.to).filter(
        ({ name }) => isClosedOnHolidays && !openHolidays.includes(name),
      ),
      busyTimes: busyTimes.map(({ calendarId, startsAt, endsAt, title }) => ({
        calendarId,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        title,
      })),
      calendars,
      timeOff: timeOff.filter(isInside),
      availability,
    };
  }
}
