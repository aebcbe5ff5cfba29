import { PlatformModule } from '@agency/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { CalendarFeedController } from './calendar-feed/calendar-feed.controller.js';
import { CalendarFeedService } from './calendar-feed/calendar-feed.service.js';
import { FeedAppointmentsRepository } from './calendar-feed/feed-appointments.repository.js';
import { FeedFileController } from './calendar-feed/feed-file.controller.js';
import { FeedFileService } from './calendar-feed/feed-file.service.js';
import { CalendarFileController } from './calendar-file/calendar-file.controller.js';
import { database } from './database.js';
import { DeliverEmailService } from './delivery/deliver-email.service.js';
import { DeliveriesController } from './delivery/deliveries.controller.js';
import { DeliveriesService } from './delivery/deliveries.service.js';
import { DeliveryRepository } from './delivery/delivery.repository.js';
import { EmailWorker } from './delivery/email.worker.js';
import { EmailFactsRepository } from './delivery/email-facts.repository.js';
import { EmailHistoryRepository } from './delivery/email-history.repository.js';
import { EmailMetricsService } from './delivery/email-metrics.service.js';
import { FailedJobsService } from './delivery/failed-jobs.service.js';
import { OwnerFactsRepository } from './delivery/owner-facts.repository.js';
import { SmtpClient } from './delivery/smtp.client.js';
import { EmailRenderer } from './emails/email-renderer.js';
import { type EmailEnv, senderOf } from './env.js';
import { ConfirmAddressController } from './notices/confirm-address.controller.js';
import { NoticeSettingsController } from './notices/notice-settings.controller.js';
import { NoticeSettingsRepository } from './notices/notice-settings.repository.js';
import { NoticeSettingsService } from './notices/notice-settings.service.js';
import { DraftsController } from './previews/drafts.controller.js';
import { PreviewService } from './previews/preview.service.js';
import { PreviewsController } from './previews/previews.controller.js';
import { PushClient } from './push/push.client.js';
import { PushController } from './push/push.controller.js';
import { PushWorker } from './push/push.worker.js';
import { PushAnnouncerService } from './push/push-announcer.service.js';
import { PushSubscriptionsService } from './push/push-subscriptions.service.js';
import { EmailTextsController } from './texts/email-texts.controller.js';
import { EmailTextsService } from './texts/email-texts.service.js';

@Module({})
export class AppModule {
  static forEnv(env: EmailEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [PlatformModule.forService(database, env)],
      controllers: [
        CalendarFeedController,
        FeedFileController,
        CalendarFileController,
        DeliveriesController,
        ConfirmAddressController,
        NoticeSettingsController,
        DraftsController,
        PreviewsController,
        PushController,
        EmailTextsController,
      ],
      providers: [
        CalendarFeedService,
        FeedAppointmentsRepository,
        FeedFileService,
        DeliverEmailService,
        DeliveriesService,
        DeliveryRepository,
        EmailFactsRepository,
        EmailHistoryRepository,
        EmailMetricsService,
        EmailWorker,
        FailedJobsService,
        OwnerFactsRepository,
        NoticeSettingsRepository,
        NoticeSettingsService,
        PreviewService,
        PushAnnouncerService,
        PushClient,
        PushSubscriptionsService,
        PushWorker,
        EmailTextsService,
        { provide: EmailRenderer, useFactory: () => new EmailRenderer(senderOf(env)) },
        { provide: SmtpClient, useFactory: () => new SmtpClient(env) },
      ],
    };
  }
}
