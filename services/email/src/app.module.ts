import { type BaseEnv, PlatformModule } from '@agency/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { database } from './database.js';
import { MailMetrics } from './mail-metrics.js';

@Module({})
export class AppModule {
  static forEnv(env: BaseEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [PlatformModule.forService(database, env)],
      providers: [MailMetrics],
    };
  }
}
