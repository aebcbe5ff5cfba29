import { type DynamicModule, Global, Module } from '@nestjs/common';
import { mailQueue } from '../jobs/mail-jobs.js';
import { queueMetrics } from '../metrics/queue-metrics.js';
import { MailQueue } from './mail-queue.js';
import { Outbox } from './outbox.js';
import { OutboxMetrics } from './outbox-metrics.js';
import { OutboxRelay } from './outbox-relay.js';
import { OUTBOX_SCHEMA } from './outbox-schema.token.js';

@Global()
@Module({})
export class OutboxModule {
  static forSchema(schema: string): DynamicModule {
    return {
      module: OutboxModule,
      providers: [
        MailQueue,
        Outbox,
        OutboxMetrics,
        OutboxRelay,
        queueMetrics(mailQueue),
        { provide: OUTBOX_SCHEMA, useValue: schema },
      ],
      exports: [Outbox],
    };
  }
}
