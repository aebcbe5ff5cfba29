import { brand } from '@agency/contracts';
import { OutboxModule, PlatformModule } from '@agency/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { database } from './database.js';
import { DeliveriesModule } from './deliveries/deliveries.module.js';
import { DeliveringModule } from './delivering/delivering.module.js';
import { type EmailEnv, siteUrlOf } from './env.js';
import { MailMetrics } from './mail-metrics.js';
import { MailsModule } from './mails/mails.module.js';
import { PreviewsModule } from './previews/previews.module.js';

@Module({})
export class AppModule {
  static forEnv(env: EmailEnv): DynamicModule {
    const sender = {
      siteUrl: siteUrlOf(env),
      from: { name: brand.name, address: env.MAIL_FROM },
    };
    return {
      module: AppModule,
      imports: [
        PlatformModule.forService(database, env),
        OutboxModule.forSchema(database.schema),
        MailsModule.forSender(sender),
        PreviewsModule,
        DeliveriesModule,
        DeliveringModule,
      ],
      providers: [MailMetrics],
    };
  }
}
