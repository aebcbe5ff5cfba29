import { QueueModule } from '@agency/platform';
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
import { calendarQueueName, calendarQueuePrefix, pollJobFactsSchema } from './polling/poll.job.js';
import { PollQueue } from './polling/poll.queue.js';
import { PollService } from './polling/poll.service.js';
import { PollWorker } from './polling/poll.worker.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([BusyTimeEntity, CalendarEntity]),
    QueueModule.forWorker(calendarQueueName, pollJobFactsSchema, calendarQueuePrefix),
  ],
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
    PollQueue,
    PollService,
    PollWorker,
    SealAnewService,
  ],
  exports: [FreshCalendarsService],
})
export class CalendarsModule {}
