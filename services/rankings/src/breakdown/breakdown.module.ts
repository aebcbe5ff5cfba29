import { Module } from '@nestjs/common';
import { KeywordsModule } from '../keywords/keywords.module.js';
import { BreakdownController } from './breakdown.controller.js';
import { BreakdownRepository } from './breakdown.repository.js';
import { BreakdownService } from './breakdown.service.js';

@Module({
  imports: [KeywordsModule],
  controllers: [BreakdownController],
  providers: [BreakdownRepository, BreakdownService],
  exports: [BreakdownRepository],
})
export class BreakdownModule {}
