import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JourneysModule } from '../journeys/journeys.module.js';
import { ArrivalCountingEntity } from './arrival-counting.entity.js';
import { ArrivalsController } from './arrivals.controller.js';
import { ArrivalsService } from './arrivals.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ArrivalCountingEntity]), JourneysModule],
  controllers: [ArrivalsController],
  providers: [ArrivalsService],
  exports: [ArrivalsService],
})
export class ArrivalsModule {}
