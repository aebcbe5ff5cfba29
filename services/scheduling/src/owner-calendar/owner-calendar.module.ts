import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { BookingRulesModule } from '../booking-rules/booking-rules.module.js';
import { OwnerCalendarController } from './owner-calendar.controller.js';
import { OwnerCalendarService } from './owner-calendar.service.js';

@Module({
  imports: [AppointmentsModule, BookingRulesModule],
  controllers: [OwnerCalendarController],
  providers: [OwnerCalendarService],
})
export class OwnerCalendarModule {}
