import { Module } from '@nestjs/common';
import { ScheduleRepository } from './schedule.repository.js';

@Module({ providers: [ScheduleRepository], exports: [ScheduleRepository] })
export class ScheduleModule {}
