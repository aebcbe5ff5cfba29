import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AppointmentEntity } from './appointment.entity.js';
import { AppointmentsController } from './appointments.controller.js';
import { AppointmentsService } from './appointments.service.js';
import { BookingService } from './booking.service.js';
import { BulkCancelController } from './bulk/bulk-cancel.controller.js';
import { BulkCancelService } from './bulk/bulk-cancel.service.js';
import { ErasureRequestsService } from './bulk/erasure-requests.service.js';
import { CalendarService } from './calendar.service.js';
import { ChangeService } from './change.service.js';
import { ContactCard } from './contact-card.entity.js';
import { TakenTimesService } from './taken-times.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AppointmentEntity, ContactCard])],
  controllers: [AppointmentsController, BulkCancelController],
  providers: [
    AppointmentsService,
    BookingService,
    BulkCancelService,
    CalendarService,
    ChangeService,
    ErasureRequestsService,
    TakenTimesService,
  ],
  exports: [ChangeService],
})
export class AppointmentsModule {}
