import { Module } from '@nestjs/common';
import { FiguresModule } from '../figures/figures.module.js';
import { ChangesService } from './changes.service.js';
import { HistoryController } from './history.controller.js';
import { HistoryService } from './history.service.js';

@Module({
  imports: [FiguresModule],
  controllers: [HistoryController],
  providers: [ChangesService, HistoryService],
  exports: [HistoryService],
})
export class HistoryModule {}
