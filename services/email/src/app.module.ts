import { brand } from '@agency/contracts';
import { OutboxModule, PlatformModule } from '@agency/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { CalendarFileModule } from './calendar/calendar-file.module.js';
import { CalendarFeedModule } from './calendar-feed/calendar-feed.module.js';
import { type EmailEnv, siteUrlOf } from './config/env.js';
import { database } from './database.js';
import { DeliveryModule } from './delivery/delivery.module.js';
import { OwnerApiModule } from './owner-api/owner-api.module.js';
import { PreviewsModule } from './previews/previews.module.js';
import { PushModule } from './push/push.module.js';
import { TemplatesModule } from './templates/templates.module.js';

@Module({})
export class AppModule {
  static forEnv(env: EmailEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.forService(database, env),
        OutboxModule.forSchema(database.schema),
        TemplatesModule.forSender({
          siteUrl: siteUrlOf(env),
          from: { name: brand.name, address: env.MAIL_FROM },
        }),
        CalendarFeedModule,
        CalendarFileModule,
        DeliveryModule,
        OwnerApiModule,
        PreviewsModule,
        PushModule,
      ],
    };
  }
}
