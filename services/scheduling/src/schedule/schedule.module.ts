import { Module } from '@nestjs/common';
import { BookingLocksService } from './booking-locks.service.js';
import { ScheduleRepository } from './schedule.repository.js';

@Module({
  providers: [BookingLocksService, ScheduleRepository],
  exports: [BookingLocksService, ScheduleRepository],
})
export class ScheduleModule {}
