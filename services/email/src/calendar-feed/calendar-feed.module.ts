import { Module } from '@nestjs/common';
import { CalendarFeedController } from './calendar-feed.controller.js';
import { CalendarFeedService } from './calendar-feed.service.js';
import { FeedAppointmentsRepository } from './feed-appointments.repository.js';
import { FeedFileController } from './feed-file.controller.js';
import { FeedFileService } from './feed-file.service.js';

@Module({
  controllers: [CalendarFeedController, FeedFileController],
  providers: [CalendarFeedService, FeedAppointmentsRepository, FeedFileService],
  exports: [CalendarFeedService],
})
export class CalendarFeedModule {}
