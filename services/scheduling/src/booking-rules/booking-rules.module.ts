import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ScheduleModule } from '../schedule/schedule.module.js';
import { TimeOffModule } from '../time-off/time-off.module.js';
import { BookingRulesController } from './booking-rules.controller.js';
import { BookingRulesEntity } from './booking-rules.entity.js';
import { OwnerRulesController } from './owner-rules.controller.js';
import { OwnerRulesService } from './owner-rules.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([BookingRulesEntity]), ScheduleModule, TimeOffModule],
  controllers: [OwnerRulesController, BookingRulesController],
  providers: [OwnerRulesService],
})
export class BookingRulesModule {}
