import { Module } from '@nestjs/common';
import { BreakdownModule } from '../breakdown/breakdown.module.js';
import { InspectionsModule } from '../inspections/inspections.module.js';
import { AdviceController } from './advice.controller.js';
import { AdviceService } from './advice.service.js';

@Module({
  imports: [BreakdownModule, InspectionsModule],
  controllers: [AdviceController],
  providers: [AdviceService],
  exports: [AdviceService],
})
export class AdviceModule {}
