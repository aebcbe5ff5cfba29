import { Module } from '@nestjs/common';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { CalendarFileController } from './calendar-file.controller.js';
import { CalendarFileService } from './calendar-file.service.js';

@Module({
  imports: [DeliveryModule],
  controllers: [CalendarFileController],
  providers: [CalendarFileService],
})
export class CalendarFileModule {}
