import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.module.js';
import { SourcesController } from './sources.controller.js';
import { SourcesService } from './sources.service.js';

@Module({
  imports: [LeadsModule],
  controllers: [SourcesController],
  providers: [SourcesService],
})
export class SourcesModule {}
