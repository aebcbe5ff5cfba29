import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.module.js';
import { SpendModule } from '../spend/spend.module.js';
import { SourceCostsService } from './source-costs.service.js';
import { SourcesController } from './sources.controller.js';
import { SourcesService } from './sources.service.js';

@Module({
  imports: [LeadsModule, SpendModule],
  controllers: [SourcesController],
  providers: [SourceCostsService, SourcesService],
})
export class SourcesModule {}
