import { Module } from '@nestjs/common';
import { JourneysModule } from '../journeys/journeys.module.js';
import { LeadsModule } from '../leads/leads.module.js';
import { SpendModule } from '../spend/spend.module.js';
import { SourceCostsService } from './source-costs.service.js';
import { SourcesController } from './sources.controller.js';
import { SourcesRepository } from './sources.repository.js';
import { SourcesService } from './sources.service.js';

@Module({
  imports: [JourneysModule, LeadsModule, SpendModule],
  controllers: [SourcesController],
  providers: [SourceCostsService, SourcesRepository, SourcesService],
})
export class SourcesModule {}
