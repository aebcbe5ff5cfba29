import { Module } from '@nestjs/common';
import { KeywordsModule } from '../keywords/keywords.module.js';
import { CurvesService } from './curves.service.js';
import { HistoryController } from './history.controller.js';
import { HistoryService } from './history.service.js';

@Module({
  imports: [KeywordsModule],
  controllers: [HistoryController],
  providers: [CurvesService, HistoryService],
  exports: [HistoryService],
})
export class HistoryModule {}
