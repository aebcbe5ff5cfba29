import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AppointmentsInsideRepository } from './appointments-inside.repository.js';
import { TimeOffController } from './time-off.controller.js';
import { TimeOffEntity } from './time-off.entity.js';
import { TimeOffService } from './time-off.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([TimeOffEntity])],
  controllers: [TimeOffController],
  providers: [AppointmentsInsideRepository, TimeOffService],
  exports: [AppointmentsInsideRepository],
})
export class TimeOffModule {}
