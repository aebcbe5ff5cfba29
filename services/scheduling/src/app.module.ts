import { OutboxModule, PlatformModule } from '@agency/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { AppointmentsModule } from './appointments/appointments.module.js';
import { AvailabilityModule } from './availability/availability.module.js';
import { BookingRulesModule } from './booking-rules/booking-rules.module.js';
import { CalendarsModule } from './busy-calendars/calendars.module.js';
import { database } from './database.js';
import type { SchedulingEnv } from './env.js';
import { OwnerScheduleModule } from './owner-schedule/owner-schedule.module.js';
import { SlotsModule } from './slots/slots.module.js';
import { TimeOffModule } from './time-off/time-off.module.js';
import { VisitorBookingModule } from './visitor-booking/visitor-booking.module.js';

@Module({})
export class AppModule {
  static forEnv(env: SchedulingEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.forService(database, env),
        OutboxModule.forSchema(database.schema),
        AvailabilityModule,
        BookingRulesModule,
        TimeOffModule,
        AppointmentsModule,
        OwnerScheduleModule,
        CalendarsModule,
        SlotsModule,
        VisitorBookingModule,
      ],
    };
  }
}
