import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CalendarAddressService } from './address/calendar-address.service.js';
import { SealAnewService } from './address/seal-anew.service.js';
import { BusyTimeEntity } from './busy-time.entity.js';
import { BusyTimeRepository } from './busy-time.repository.js';
import { CalendarEntity } from './calendar.entity.js';
import { CalendarRepository } from './calendar.repository.js';
import { CalendarMetricsService } from './calendar-metrics.service.js';
import { CalendarReadingService } from './calendar-reading.service.js';
import { CalendarSourceService } from './calendar-source.service.js';
import { CalendarsController } from './calendars.controller.js';
import { CalendarsService } from './calendars.service.js';
import { CalendarClient } from './fetching/calendar.client.js';
import { FreshCalendarsService } from './fresh-calendars.service.js';
import { PollService } from './poll.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([BusyTimeEntity, CalendarEntity])],
  controllers: [CalendarsController],
  providers: [
    BusyTimeRepository,
    CalendarAddressService,
    CalendarClient,
    CalendarMetricsService,
    CalendarReadingService,
    CalendarRepository,
    CalendarSourceService,
    CalendarsService,
    FreshCalendarsService,
    PollService,
    SealAnewService,
  ],
  exports: [FreshCalendarsService],
})
export class CalendarsModule {}
