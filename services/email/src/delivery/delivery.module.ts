import { ENV } from '@agency/platform';
import { Module } from '@nestjs/common';
import { CalendarFeedModule } from '../calendar-feed/calendar-feed.module.js';
import type { EmailEnv } from '../env.js';
import { NoticesModule } from '../notices/notices.module.js';
import { PushModule } from '../push/push.module.js';
import { SmtpClient } from '../smtp/smtp.client.js';
import { DeliverEmailService } from './deliver-email.service.js';
import { DeliveryRepository } from './delivery.repository.js';
import { EmailWorker } from './email.worker.js';
import { EmailFactsRepository } from './email-facts.repository.js';
import { EmailHistoryRepository } from './email-history.repository.js';
import { EmailMetricsService } from './email-metrics.service.js';
import { FailedJobsService } from './failed-jobs.service.js';
import { FreeTimesService } from './free-times.service.js';
import { OwnerFactsRepository } from './owner-facts.repository.js';

@Module({
  imports: [CalendarFeedModule, NoticesModule, PushModule],
  providers: [
    DeliverEmailService,
    DeliveryRepository,
    EmailFactsRepository,
    EmailHistoryRepository,
    EmailMetricsService,
    EmailWorker,
    FailedJobsService,
    FreeTimesService,
    OwnerFactsRepository,
    {
      provide: SmtpClient,
      inject: [ENV],
      useFactory: (env: EmailEnv) => new SmtpClient(env),
    },
  ],
  exports: [EmailFactsRepository, SmtpClient],
})
export class DeliveryModule {}
