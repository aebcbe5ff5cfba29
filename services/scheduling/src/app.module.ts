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
import { EventRepository } from './appointments/events/event.repository.js';
import { HeldAppointmentsService } from './appointments/held-appointments.service.js';
import { LeadCardRepository } from './appointments/lead-card.repository.js';
import { MeetingController } from './appointments/meeting/meeting.controller.js';
import { MeetingService } from './appointments/meeting/meeting.service.js';
import { NetworkKeyCleanupService } from './appointments/network-key-cleanup.service.js';
import { TakenTimesService } from './appointments/taken-times.service.js';
import { AvailabilityController } from './availability/availability.controller.js';
import { AvailabilityService } from './availability/availability.service.js';
import { BookingRulesController } from './booking-rules/booking-rules.controller.js';
import { OwnerRulesController } from './booking-rules/owner-rules.controller.js';
import { OwnerRulesService } from './booking-rules/owner-rules.service.js';
import { CalendarAddressService } from './busy-calendars/address/calendar-address.service.js';
import { SealAnewService } from './busy-calendars/address/seal-anew.service.js';
import { BusyTimeRepository } from './busy-calendars/busy-time.repository.js';
import { CalendarRepository } from './busy-calendars/calendar.repository.js';
import { CalendarMetricsService } from './busy-calendars/calendar-metrics.service.js';
import { CalendarReadingService } from './busy-calendars/calendar-reading.service.js';
import { CalendarSourceService } from './busy-calendars/calendar-source.service.js';
import { CalendarsController } from './busy-calendars/calendars.controller.js';
import { CalendarsService } from './busy-calendars/calendars.service.js';
import { CalendarClient } from './busy-calendars/fetching/calendar.client.js';
import { FreshCalendarsService } from './busy-calendars/fresh-calendars.service.js';
import { PollService } from './busy-calendars/poll.service.js';
import { database } from './database.js';
import type { SchedulingEnv } from './env.js';
import { OwnerScheduleController } from './owner-schedule/owner-schedule.controller.js';
import { OwnerScheduleService } from './owner-schedule/owner-schedule.service.js';
import { BookingLocksService } from './schedule/booking-locks.service.js';
import { ScheduleRepository } from './schedule/schedule.repository.js';
import { SlotsController } from './slots/slots.controller.js';
import { SlotsService } from './slots/slots.service.js';
import { AppointmentsInsideRepository } from './time-off/appointments-inside.repository.js';
import { TimeOffController } from './time-off/time-off.controller.js';
import { TimeOffService } from './time-off/time-off.service.js';
import { VisitorBookingController } from './visitor-booking/visitor-booking.controller.js';
import { VisitorBookingService } from './visitor-booking/visitor-booking.service.js';

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
        AvailabilityController,
        BookingRulesController,
        OwnerRulesController,
        CalendarsController,
        OwnerScheduleController,
        SlotsController,
        TimeOffController,
        VisitorBookingController,
      ],
      providers: [
        BotCheckService,
        AppointmentChangeService,
        AppointmentRepository,
        AppointmentsService,
        BookForOwnerService,
        BookForVisitorService,
        BookingSurgeService,
        BulkCancelService,
        ErasureRequestsService,
        ChangeEmailsService,
        EventRepository,
        HeldAppointmentsService,
        LeadCardRepository,
        MeetingService,
        NetworkKeyCleanupService,
        TakenTimesService,
        AvailabilityService,
        OwnerRulesService,
        CalendarAddressService,
        SealAnewService,
        BusyTimeRepository,
        CalendarMetricsService,
        CalendarReadingService,
        CalendarSourceService,
        CalendarRepository,
        CalendarsService,
        CalendarClient,
        FreshCalendarsService,
        PollService,
        OwnerScheduleService,
        BookingLocksService,
        ScheduleRepository,
        SlotsService,
        AppointmentsInsideRepository,
        TimeOffService,
        VisitorBookingService,
      ],
    };
  }
}
