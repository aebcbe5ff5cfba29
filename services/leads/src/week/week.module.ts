import { Module } from '@nestjs/common';
import { WeekController } from './week.controller.js';
import { WeekService } from './week.service.js';

@Module({ controllers: [WeekController], providers: [WeekService] })
export class WeekModule {}
