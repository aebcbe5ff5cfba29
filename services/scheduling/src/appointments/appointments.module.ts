import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AvailabilityModule } from '../availability/availability.module.js';
import { BookingRulesModule } from '../booking-rules/booking-rules.module.js';
import { AppointmentEntity } from './appointment.entity.js';
import { AppointmentsController } from './appointments.controller.js';
import { AppointmentsService } from './appointments.service.js';
import { BookingService } from './booking.service.js';
import { CalendarService } from './calendar.service.js';
import { ContactCard } from './contact-card.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([AppointmentEntity, ContactCard]),
    AvailabilityModule,
    BookingRulesModule,
  ],
  controllers: [AppointmentsController],
  providers: [AppointmentsService, BookingService, CalendarService],
})
export class AppointmentsModule {}
