import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { BusyTimeEntity } from '../busy-calendars/busy-time.entity.js';
import { CalendarEntity } from '../busy-calendars/calendar.entity.js';
import { ScheduleModule } from '../schedule/schedule.module.js';
import { OwnerScheduleController } from './owner-schedule.controller.js';
import { OwnerScheduleService } from './owner-schedule.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([BusyTimeEntity, CalendarEntity]),
    AppointmentsModule,
    ScheduleModule,
  ],
  controllers: [OwnerScheduleController],
  providers: [OwnerScheduleService],
})
export class OwnerScheduleModule {}
