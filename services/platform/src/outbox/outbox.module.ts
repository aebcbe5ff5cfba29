import { type DynamicModule, Global, Module } from '@nestjs/common';
import { MailQueue } from './mail-queue.js';
import { Outbox } from './outbox.js';
import { OutboxRelay } from './outbox-relay.js';
import { OUTBOX_SCHEMA } from './outbox-schema.token.js';

@Global()
@Module({})
export class OutboxModule {
  static forSchema(schema: string): DynamicModule {
    return {
      module: OutboxModule,
      providers: [MailQueue, Outbox, OutboxRelay, { provide: OUTBOX_SCHEMA, useValue: schema }],
      exports: [Outbox],
    };
  }
}
