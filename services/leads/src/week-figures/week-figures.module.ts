import { Module } from '@nestjs/common';
import { WeekFiguresController } from './week-figures.controller.js';
import { WeekFiguresService } from './week-figures.service.js';

@Module({ controllers: [WeekFiguresController], providers: [WeekFiguresService] })
export class WeekFiguresModule {}
