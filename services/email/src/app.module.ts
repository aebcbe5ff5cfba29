import { brand } from '@agency/contracts';
import { type BaseEnv, PlatformModule } from '@agency/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { database } from './database.js';
import { MailsModule } from './mails/mails.module.js';
import { PreviewsModule } from './previews/previews.module.js';

@Module({})
export class AppModule {
  static forEnv(env: BaseEnv): DynamicModule {
    const sender = {
      siteUrl: env.SITE_URL ?? brand.siteUrl,
      from: { name: brand.name, address: brand.email },
    };
    return {
      module: AppModule,
      imports: [
        PlatformModule.forService(database, env),
        MailsModule.forSender(sender),
        PreviewsModule,
      ],
    };
  }
}
