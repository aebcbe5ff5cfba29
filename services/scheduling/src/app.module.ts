import { BotCheckService, PlatformModule } from '@agency/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { AppointmentRepository } from './appointments/appointment.repository.js';
import { AppointmentChangeService } from './appointments/appointment-change.service.js';
import { AppointmentsController } from './appointments/appointments.controller.js';
import { AppointmentsService } from './appointments/appointments.service.js';
import { BookForOwnerService } from './appointments/book-for-owner.service.js';
import { BookForVisitorService } from './appointments/book-for-visitor.service.js';
import { BookingSurgeService } from './appointments/booking-surge.service.js';
import { BulkCancelController } from './appointments/bulk/bulk-cancel.controller.js';
import { BulkCancelService } from './appointments/bulk/bulk-cancel.service.js';
import { ErasureRequestsService } from './appointments/bulk/erasure-requests.service.js';
import { ChangeEmailsService } from './appointments/change-emails.service.js';
import { HeldAppointmentsService } from './appointments/held-appointments.service.js';
import { LeadCardRepository } from './appointments/lead-card.repository.js';
import { MeetingController } from './appointments/meeting/meeting.controller.js';
import { MeetingService } from './appointments/meeting/meeting.service.js';
import { NetworkKeyCleanupService } from './appointments/network-key-cleanup.service.js';
import { SlotsController } from './booking/slots.controller.js';
import { SlotsService } from './booking/slots.service.js';
import { VisitorBookingController } from './booking/visitor-booking.controller.js';
import { VisitorBookingService } from './booking/visitor-booking.service.js';
import { CalendarAddressService } from './busy-calendars/address/calendar-address.service.js';
import { BusyTimeRepository } from './busy-calendars/busy-time.repository.js';
import { CalendarRepository } from './busy-calendars/calendar.repository.js';
import { CalendarReadingService } from './busy-calendars/calendar-reading.service.js';
import { CalendarSourceService } from './busy-calendars/calendar-source.service.js';
import { CalendarsController } from './busy-calendars/calendars.controller.js';
import { CalendarsService } from './busy-calendars/calendars.service.js';
import { CalendarClient } from './busy-calendars/fetching/calendar.client.js';
import { FreshCalendarsService } from './busy-calendars/fresh-calendars.service.js';
import { PollService } from './busy-calendars/poll.service.js';
import { database } from './database.js';
import type { SchedulingEnv } from './env.js';
import { AppointmentsInsideRepository } from './hours/appointments-inside.repository.js';
import { AvailabilityController } from './hours/availability.controller.js';
import { AvailabilityService } from './hours/availability.service.js';
import { BookingRulesController } from './hours/booking-rules.controller.js';
import { OwnerRulesController } from './hours/owner-rules.controller.js';
import { OwnerRulesService } from './hours/owner-rules.service.js';
import { TimeOffController } from './hours/time-off.controller.js';
import { TimeOffService } from './hours/time-off.service.js';
import { ScheduleRepository } from './schedule/schedule.repository.js';
import { OwnerScheduleController } from './week/owner-schedule.controller.js';

@Module({})
export class AppModule {
  static forEnv(env: SchedulingEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [PlatformModule.forService(database, env)],
      controllers: [
        AppointmentsController,
        BulkCancelController,
        MeetingController,
        SlotsController,
        VisitorBookingController,
        CalendarsController,
        AvailabilityController,
        BookingRulesController,
        OwnerRulesController,
        TimeOffController,
        OwnerScheduleController,
      ],
      providers: [
        BotCheckService,
        AppointmentChangeService,
        AppointmentRepository,
        AppointmentsService,
        BookForOwnerService,
        BookForVisitorService,
        BookingSurgeService,
        ChangeEmailsService,
        HeldAppointmentsService,
        LeadCardRepository,
        NetworkKeyCleanupService,
        BulkCancelService,
        ErasureRequestsService,
        MeetingService,
        SlotsService,
        VisitorBookingService,
        BusyTimeRepository,
        CalendarReadingService,
        CalendarRepository,
        CalendarSourceService,
        CalendarsService,
        FreshCalendarsService,
        PollService,
        CalendarAddressService,
        CalendarClient,
        AppointmentsInsideRepository,
        AvailabilityService,
        OwnerRulesService,
        TimeOffService,
        ScheduleRepository,
      ],
    };
  }
}
