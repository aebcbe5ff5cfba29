import { Module } from '@nestjs/common';
import { ScheduleModule } from '../schedule/schedule.module.js';
import { SlotsController } from './slots.controller.js';
import { SlotsService } from './slots.service.js';

@Module({
  imports: [ScheduleModule],
  controllers: [SlotsController],
  providers: [SlotsService],
})
export class SlotsModule {}
