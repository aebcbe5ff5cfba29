import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { BusyTimeEntity } from '../busy-calendars/busy-time.entity.js';
import { CalendarEntity } from '../busy-calendars/calendar.entity.js';
import { ScheduleModule } from '../schedule/schedule.module.js';
import { OwnerCalendarController } from './owner-calendar.controller.js';
import { OwnerCalendarService } from './owner-calendar.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([BusyTimeEntity, CalendarEntity]),
    AppointmentsModule,
    ScheduleModule,
  ],
  controllers: [OwnerCalendarController],
  providers: [OwnerCalendarService],
})
export class OwnerCalendarModule {}
