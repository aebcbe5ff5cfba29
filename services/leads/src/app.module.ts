import { BotCheckService, PlatformModule } from '@agency/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { ChangePasswordService } from './access/change-password.service.js';
import { KnownClientsService } from './access/known-clients.service.js';
import { LoginAttemptsService } from './access/login-attempts.service.js';
import { NoteUseInterceptor } from './access/note-use.interceptor.js';
import { OwnerSessionsController } from './access/owner-sessions.controller.js';
import { PasswordsService } from './access/passwords.service.js';
import { RecoveryController } from './access/recovery.controller.js';
import { RecoveryLinksService } from './access/recovery-links.service.js';
import { SessionController } from './access/session.controller.js';
import { SessionService } from './access/session.service.js';
import { SessionListService } from './access/session-list.service.js';
import { BotCheckController } from './bot-check/bot-check.controller.js';
import { CertificateService } from './certificate/certificate.service.js';
import { database } from './database.js';
import { DemoController } from './demo/demo.controller.js';
import { DemoService } from './demo/demo.service.js';
import type { LeadsEnv } from './env.js';
import { ErasureController } from './erasure/erasure.controller.js';
import { ErasureService } from './erasure/erasure.service.js';
import { RetentionService } from './erasure/retention.service.js';
import { LeadImportsController } from './imports/lead-imports.controller.js';
import { LeadImportsService } from './imports/lead-imports.service.js';
import { UndoImportService } from './imports/undo-import.service.js';
import { ActivitiesController } from './leads/activities.controller.js';
import { ActivitiesService } from './leads/activities.service.js';
import { CorrectEmailService } from './leads/correct-email.service.js';
import { CreateLeadService } from './leads/create-lead.service.js';
import { LeadExportController } from './leads/export/lead-export.controller.js';
import { LeadExportService } from './leads/export/lead-export.service.js';
import { FirstContactService } from './leads/first-contact.service.js';
import { LeadRepository } from './leads/lead.repository.js';
import { LeadService } from './leads/lead.service.js';
import { LeadListService } from './leads/lead-list.service.js';
import { LeadSearchService } from './leads/lead-search.service.js';
import { LeadsController } from './leads/leads.controller.js';
import { NextAppointmentsService } from './leads/next-appointments.service.js';
import { NearNamesService } from './leads/search/near-names.service.js';
import { TimelineService } from './leads/timeline.service.js';
import { RepliesController } from './replies/replies.controller.js';
import { ReplyTemplatesController } from './replies/reply-templates.controller.js';
import { ReplyTemplatesService } from './replies/reply-templates.service.js';
import { SourceCostsService } from './sources/source-costs.service.js';
import { SourcesController } from './sources/sources.controller.js';
import { SourcesService } from './sources/sources.service.js';
import { SpendController } from './sources/spend.controller.js';
import { SpendService } from './sources/spend.service.js';
import { SpendImportRepository } from './sources/spend-import.repository.js';
import { SpendMatchesService } from './sources/spend-matches.service.js';
import { TasksController } from './tasks/tasks.controller.js';
import { SavedViewsController } from './views/saved-views.controller.js';
import { SavedViewsService } from './views/saved-views.service.js';

@Module({})
export class AppModule {
  static forEnv(env: LeadsEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [PlatformModule.forService(database, env)],
      controllers: [
        OwnerSessionsController,
        RecoveryController,
        SessionController,
        BotCheckController,
        DemoController,
        ErasureController,
        LeadImportsController,
        ActivitiesController,
        LeadsController,
        LeadExportController,
        RepliesController,
        ReplyTemplatesController,
        SourcesController,
        SpendController,
        TasksController,
        SavedViewsController,
      ],
      providers: [
        BotCheckService,
        ChangePasswordService,
        KnownClientsService,
        LoginAttemptsService,
        PasswordsService,
        RecoveryLinksService,
        SessionListService,
        SessionService,
        CertificateService,
        DemoService,
        ErasureService,
        RetentionService,
        LeadImportsService,
        UndoImportService,
        ActivitiesService,
        CorrectEmailService,
        CreateLeadService,
        FirstContactService,
        LeadListService,
        LeadRepository,
        LeadSearchService,
        LeadService,
        NextAppointmentsService,
        TimelineService,
        LeadExportService,
        NearNamesService,
        ReplyTemplatesService,
        SourceCostsService,
        SourcesService,
        SpendImportRepository,
        SpendMatchesService,
        SpendService,
        SavedViewsService,
        { provide: APP_INTERCEPTOR, useClass: NoteUseInterceptor },
      ],
    };
  }
}
