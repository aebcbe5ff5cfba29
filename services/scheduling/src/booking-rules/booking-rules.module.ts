import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingRulesController } from './booking-rules.controller.js';
import { BookingRulesEntity } from './booking-rules.entity.js';
import { BookingRulesService } from './booking-rules.service.js';
import { OwnerRulesController } from './owner-rules.controller.js';
import { OwnerRulesService } from './owner-rules.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([BookingRulesEntity])],
  controllers: [OwnerRulesController, BookingRulesController],
  providers: [BookingRulesService, OwnerRulesService],
  exports: [BookingRulesService],
})
export class BookingRulesModule {}
