import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.module.js';
import { KnownPeopleRepository } from './known-people.repository.js';
import { LeadImportsController } from './lead-imports.controller.js';
import { LeadImportsService } from './lead-imports.service.js';
import { UndoImportService } from './undo-import.service.js';

@Module({
  imports: [LeadsModule],
  controllers: [LeadImportsController],
  providers: [KnownPeopleRepository, LeadImportsService, UndoImportService],
})
export class LeadImportsModule {}
