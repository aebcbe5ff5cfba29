import { BotCheckModule } from '@agency/platform';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContactEntity } from './contact.entity.js';
import { ContactsController } from './contacts.controller.js';
import { TimelineService } from './events/timeline.service.js';
import { ContactExportController } from './export/contact-export.controller.js';
import { ContactExportService } from './export/contact-export.service.js';
import { IntakeService } from './intake.service.js';
import { LeadService } from './lead.service.js';
import { LeadListService } from './lead-list.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ContactEntity]), BotCheckModule],
  controllers: [ContactsController, ContactExportController],
  providers: [ContactExportService, IntakeService, LeadListService, LeadService, TimelineService],
  exports: [LeadService],
})
export class ContactsModule {}
