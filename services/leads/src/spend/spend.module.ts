import { Module } from '@nestjs/common';
import { SpendController } from './spend.controller.js';
import { SpendService } from './spend.service.js';
import { SpendImportRepository } from './spend-import.repository.js';
import { SpendMatchesService } from './spend-matches.service.js';

@Module({
  controllers: [SpendController],
  providers: [SpendImportRepository, SpendMatchesService, SpendService],
  exports: [SpendMatchesService],
})
export class SpendModule {}
