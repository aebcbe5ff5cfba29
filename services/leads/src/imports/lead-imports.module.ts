import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.module.js';
import { LeadImportsController } from './lead-imports.controller.js';
import { LeadImportsService } from './lead-imports.service.js';
import { UndoImportService } from './undo-import.service.js';

@Module({
  imports: [LeadsModule],
  controllers: [LeadImportsController],
  providers: [LeadImportsService, UndoImportService],
})
export class LeadImportsModule {}
