import { BotCheckModule } from '@agency/platform';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingRulesModule } from '../booking-rules/booking-rules.module.js';
import { CalendarsModule } from '../busy-calendars/calendars.module.js';
import { AppointmentEntity } from './appointment.entity.js';
import { AppointmentChangeService } from './appointment-change.service.js';
import { AppointmentsController } from './appointments.controller.js';
import { AppointmentsService } from './appointments.service.js';
import { BookingService } from './booking.service.js';
import { BookingSurgeService } from './booking-surge.service.js';
import { BulkCancelController } from './bulk/bulk-cancel.controller.js';
import { BulkCancelService } from './bulk/bulk-cancel.service.js';
import { ErasureRequestsService } from './bulk/erasure-requests.service.js';
import { CalendarService } from './calendar.service.js';
import { ChangeEmailsService } from './change-emails.service.js';
import { HeldCallsService } from './held-calls.service.js';
import { NetworkKeyCleanupService } from './network-key-cleanup.service.js';
import { TakenTimesService } from './taken-times.service.js';
import { UpcomingAppointmentsService } from './upcoming-appointments.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([AppointmentEntity]),
    BookingRulesModule,
    BotCheckModule,
    CalendarsModule,
  ],
  controllers: [AppointmentsController, BulkCancelController],
  providers: [
    AppointmentsService,
    BookingService,
    BookingSurgeService,
    BulkCancelService,
    CalendarService,
    ChangeEmailsService,
    AppointmentChangeService,
    ErasureRequestsService,
    HeldCallsService,
    NetworkKeyCleanupService,
    TakenTimesService,
    UpcomingAppointmentsService,
  ],
  exports: [AppointmentChangeService, AppointmentsService, HeldCallsService],
})
export class AppointmentsModule {}
