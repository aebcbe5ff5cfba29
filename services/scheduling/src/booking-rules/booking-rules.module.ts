import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingRulesController } from './booking-rules.controller.js';
import { BookingRulesEntity } from './booking-rules.entity.js';
import { BookingRulesService } from './booking-rules.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([BookingRulesEntity])],
  controllers: [BookingRulesController],
  providers: [BookingRulesService],
  exports: [BookingRulesService],
})
export class BookingRulesModule {}
