import { BotCheckModule } from '@agency/platform';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CorrectEmailService } from './correct-email.service.js';
import { CreateLeadService } from './create-lead.service.js';
import { TimelineService } from './events/timeline.service.js';
import { LeadExportController } from './export/lead-export.controller.js';
import { LeadExportService } from './export/lead-export.service.js';
import { LeadEntity } from './lead.entity.js';
import { LeadRepository } from './lead.repository.js';
import { LeadService } from './lead.service.js';
import { LeadListService } from './lead-list.service.js';
import { LeadSearchService } from './lead-search.service.js';
import { LeadsController } from './leads.controller.js';
import { NextAppointmentsService } from './next-appointments.service.js';
import { AddLeadService } from './owner/add-lead.service.js';
import { AmountSumsService } from './owner/amount-sums.service.js';
import { BulkUpdateService } from './owner/bulk-update.service.js';
import { OwnerLeadsController } from './owner/owner-leads.controller.js';
import { NearNamesService } from './search/near-names.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([LeadEntity]), BotCheckModule],
  controllers: [OwnerLeadsController, LeadsController, LeadExportController],
  providers: [
    AddLeadService,
    AmountSumsService,
    BulkUpdateService,
    CorrectEmailService,
    LeadExportService,
    CreateLeadService,
    LeadListService,
    LeadRepository,
    LeadService,
    LeadSearchService,
    NearNamesService,
    NextAppointmentsService,
    TimelineService,
  ],
  exports: [LeadListService, LeadRepository, LeadService],
})
export class LeadsModule {}
