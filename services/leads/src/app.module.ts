import { BotCheckService, PlatformModule } from '@agency/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { ActivitiesController } from './activities/activities.controller.js';
import { ActivitiesService } from './activities/activities.service.js';
import { FirstContactService } from './activities/first-contact.service.js';
import { BotCheckController } from './bot-check/bot-check.controller.js';
import { SurgeService } from './bot-check/surge.service.js';
import { CertificateService } from './certificate/certificate.service.js';
import { database } from './database.js';
import { DemoController } from './demo/demo.controller.js';
import { DemoService } from './demo/demo.service.js';
import type { LeadsEnv } from './env.js';
import { ErasureController } from './erasure/erasure.controller.js';
import { ErasureService } from './erasure/erasure.service.js';
import { ErasureMetricsService } from './erasure/erasure-metrics.service.js';
import { RetentionController } from './erasure/retention.controller.js';
import { RetentionService } from './erasure/retention.service.js';
import { KnownPeopleRepository } from './imports/known-people.repository.js';
import { LeadImportsController } from './imports/lead-imports.controller.js';
import { LeadImportsService } from './imports/lead-imports.service.js';
import { UndoImportService } from './imports/undo-import.service.js';
import { CorrectEmailService } from './leads/correct-email.service.js';
import { CreateLeadService } from './leads/create-lead.service.js';
import { TimelineService } from './leads/events/timeline.service.js';
import { LeadExportController } from './leads/export/lead-export.controller.js';
import { LeadExportService } from './leads/export/lead-export.service.js';
import { LeadRepository } from './leads/lead.repository.js';
import { LeadService } from './leads/lead.service.js';
import { LeadListService } from './leads/lead-list.service.js';
import { LeadSearchService } from './leads/lead-search.service.js';
import { LeadsController } from './leads/leads.controller.js';
import { NextAppointmentsService } from './leads/next-appointments.service.js';
import { AddLeadService } from './leads/owner/add-lead.service.js';
import { AmountSumsService } from './leads/owner/amount-sums.service.js';
import { BulkUpdateService } from './leads/owner/bulk-update.service.js';
import { OwnerLeadsController } from './leads/owner/owner-leads.controller.js';
import { NearNamesService } from './leads/search/near-names.service.js';
import { LimitedListService } from './limited-list.service.js';
import { RepliesController } from './replies/replies.controller.js';
import { RepliesService } from './replies/replies.service.js';
import { ReplyTemplatesController } from './replies/reply-templates.controller.js';
import { ReplyTemplatesService } from './replies/reply-templates.service.js';
import { ChangePasswordService } from './session/change-password.service.js';
import { KnownClientsService } from './session/known-clients.service.js';
import { LoginAttemptsService } from './session/login-attempts.service.js';
import { NoteUseInterceptor } from './session/note-use.interceptor.js';
import { OwnerSessionsController } from './session/owner-sessions.controller.js';
import { PasswordsService } from './session/passwords.service.js';
import { RecoveryController } from './session/recovery.controller.js';
import { RecoveryLinksService } from './session/recovery-links.service.js';
import { SessionController } from './session/session.controller.js';
import { SessionService } from './session/session.service.js';
import { SessionListService } from './session/session-list.service.js';
import { SourceCostsService } from './sources/source-costs.service.js';
import { SourcesController } from './sources/sources.controller.js';
import { SourcesService } from './sources/sources.service.js';
import { SpendController } from './spend/spend.controller.js';
import { SpendService } from './spend/spend.service.js';
import { SpendImportRepository } from './spend/spend-import.repository.js';
import { SpendMatchesService } from './spend/spend-matches.service.js';
import { TasksController } from './tasks/tasks.controller.js';
import { TasksService } from './tasks/tasks.service.js';
import { SavedViewsController } from './views/saved-views.controller.js';
import { SavedViewsService } from './views/saved-views.service.js';

@Module({})
export class AppModule {
  static forEnv(env: LeadsEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [PlatformModule.forService(database, env)],
      controllers: [
        ActivitiesController,
        BotCheckController,
        DemoController,
        ErasureController,
        RetentionController,
        LeadImportsController,
        LeadExportController,
        LeadsController,
        OwnerLeadsController,
        RepliesController,
        ReplyTemplatesController,
        OwnerSessionsController,
        RecoveryController,
        SessionController,
        SourcesController,
        SpendController,
        TasksController,
        SavedViewsController,
      ],
      providers: [
        BotCheckService,
        ActivitiesService,
        FirstContactService,
        SurgeService,
        CertificateService,
        DemoService,
        ErasureMetricsService,
        ErasureService,
        RetentionService,
        KnownPeopleRepository,
        LeadImportsService,
        UndoImportService,
        CorrectEmailService,
        CreateLeadService,
        TimelineService,
        LeadExportService,
        LeadListService,
        LeadSearchService,
        LeadRepository,
        LeadService,
        NextAppointmentsService,
        AddLeadService,
        AmountSumsService,
        BulkUpdateService,
        NearNamesService,
        LimitedListService,
        RepliesService,
        ReplyTemplatesService,
        ChangePasswordService,
        KnownClientsService,
        LoginAttemptsService,
        PasswordsService,
        RecoveryLinksService,
        SessionListService,
        SessionService,
        SourceCostsService,
        SourcesService,
        SpendImportRepository,
        SpendMatchesService,
        SpendService,
        TasksService,
        SavedViewsService,
        { provide: APP_INTERCEPTOR, useClass: NoteUseInterceptor },
      ],
    };
  }
}
