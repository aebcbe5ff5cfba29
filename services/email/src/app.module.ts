import { OutboxModule, PlatformModule } from '@agency/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { CalendarFeedModule } from './calendar-feed/calendar-feed.module.js';
import { CalendarFileModule } from './calendar-file/calendar-file.module.js';
import { database } from './database.js';
import { DeliveryModule } from './delivery/delivery.module.js';
import { EmailsModule } from './emails/emails.module.js';
import { type EmailEnv, senderOf } from './env.js';
import { NoticesModule } from './notices/notices.module.js';
import { OwnerApiModule } from './owner-api/owner-api.module.js';
import { PreviewsModule } from './previews/previews.module.js';
import { PushModule } from './push/push.module.js';
import { TextsModule } from './texts/texts.module.js';

@Module({})
export class AppModule {
  static forEnv(env: EmailEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.forService(database, env),
        OutboxModule.forSchema(database.schema),
        EmailsModule.forSender(senderOf(env)),
        CalendarFeedModule,
        CalendarFileModule,
        DeliveryModule,
        NoticesModule,
        OwnerApiModule,
        PreviewsModule,
        PushModule,
        TextsModule,
      ],
    };
  }
}
