import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { DatabaseDescription } from '../database/database-options.js';
import { emailQueueName } from '../jobs/email-jobs.js';
import { queueMetrics } from '../metrics/queue-metrics.service.js';
import { EmailQueue } from './email.queue.js';
import { OUTBOX_SCHEMA, OutboxRelay } from './outbox.relay.js';
import { OutboxService } from './outbox.service.js';
import { OutboxMetricsService } from './outbox-metrics.service.js';

@Global()
@Module({})
export class OutboxModule {
  static forSchema(schema: DatabaseDescription['schema']): DynamicModule {
    return {
      module: OutboxModule,
      providers: [
        EmailQueue,
        OutboxService,
        OutboxMetricsService,
        OutboxRelay,
        queueMetrics(emailQueueName),
        { provide: OUTBOX_SCHEMA, useValue: schema },
      ],
      exports: [OutboxService],
    };
  }
}
