import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AppointmentEntity } from '../appointments/appointment.entity.js';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { CalendarsModule } from '../busy-calendars/calendars.module.js';
import { VisitorBookingController } from './visitor-booking.controller.js';
import { VisitorBookingService } from './visitor-booking.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AppointmentEntity]), AppointmentsModule, CalendarsModule],
  controllers: [VisitorBookingController],
  providers: [VisitorBookingService],
})
export class VisitorBookingModule {}
