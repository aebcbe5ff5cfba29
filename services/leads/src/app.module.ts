import { OutboxModule, PlatformModule } from '@agency/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { ActivitiesModule } from './activities/activities.module.js';
import { BotChallengeModule } from './bot-check/bot-challenge.module.js';
import { CertificateModule } from './certificate/certificate.module.js';
import { database } from './database.js';
import { DemoModule } from './demo/demo.module.js';
import type { LeadsEnv } from './env.js';
import { ErasureModule } from './erasure/erasure.module.js';
import { LeadImportsModule } from './imports/lead-imports.module.js';
import { LeadsModule } from './leads/leads.module.js';
import { RepliesModule } from './replies/replies.module.js';
import { SessionModule } from './session/session.module.js';
import { SourcesModule } from './sources/sources.module.js';
import { SpendModule } from './spend/spend.module.js';
import { TasksModule } from './tasks/tasks.module.js';
import { SavedViewsModule } from './views/saved-views.module.js';

@Module({})
export class AppModule {
  static forEnv(env: LeadsEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.forService(database, env),
        OutboxModule.forSchema(database.schema),
        BotChallengeModule,
        LeadsModule,
        SavedViewsModule,
        ActivitiesModule,
        LeadImportsModule,
        SourcesModule,
        SpendModule,
        RepliesModule,
        ErasureModule,
        CertificateModule,
        DemoModule,
        SessionModule,
        TasksModule,
      ],
    };
  }
}
