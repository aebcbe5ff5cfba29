import { BotCheckModule } from '@agency/platform';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CalendarsModule } from '../busy-calendars/calendars.module.js';
import { ScheduleModule } from '../schedule/schedule.module.js';
import { AppointmentEntity } from './appointment.entity.js';
import { AppointmentRepository } from './appointment.repository.js';
import { AppointmentChangeService } from './appointment-change.service.js';
import { AppointmentsController } from './appointments.controller.js';
import { AppointmentsService } from './appointments.service.js';
import { BookForOwnerService } from './book-for-owner.service.js';
import { BookForVisitorService } from './book-for-visitor.service.js';
import { BookingSurgeService } from './booking-surge.service.js';
import { BulkCancelController } from './bulk/bulk-cancel.controller.js';
import { BulkCancelService } from './bulk/bulk-cancel.service.js';
import { ErasureRequestsService } from './bulk/erasure-requests.service.js';
import { ChangeEmailsService } from './change-emails.service.js';
import { EventRepository } from './events/event.repository.js';
import { HeldAppointmentsService } from './held-appointments.service.js';
import { LeadCardRepository } from './lead-card.repository.js';
import { MeetingController } from './meeting/meeting.controller.js';
import { MeetingService } from './meeting/meeting.service.js';
import { MeetingSettingsEntity } from './meeting/meeting-settings.entity.js';
import { NetworkKeyCleanupService } from './network-key-cleanup.service.js';
import { TakenTimesService } from './taken-times.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([AppointmentEntity, MeetingSettingsEntity]),
    BotCheckModule,
    CalendarsModule,
    ScheduleModule,
  ],
  controllers: [AppointmentsController, BulkCancelController, MeetingController],
  providers: [
    AppointmentChangeService,
    AppointmentRepository,
    AppointmentsService,
    BookForOwnerService,
    BookForVisitorService,
    BookingSurgeService,
    BulkCancelService,
    ChangeEmailsService,
    ErasureRequestsService,
    EventRepository,
    HeldAppointmentsService,
    LeadCardRepository,
    MeetingService,
    NetworkKeyCleanupService,
    TakenTimesService,
  ],
  exports: [AppointmentChangeService, AppointmentsService, HeldAppointmentsService],
})
export class AppointmentsModule {}
