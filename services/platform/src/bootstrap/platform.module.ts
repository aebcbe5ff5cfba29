import {
  type DynamicModule,
  Global,
  Inject,
  Module,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { type DatabaseDescription, databaseOptions } from '../database/database-options.js';
import { type BaseEnv, ENV } from '../env/base-env.js';
import { ErrorFilter } from '../errors/error.filter.js';
import { validationPipe } from '../errors/validation-pipe.js';
import { healthController } from '../health/health.controller.js';
import { HealthService } from '../health/health.service.js';
import { TimeoutInterceptor } from '../http/timeout.interceptor.js';
import { emailQueueName } from '../jobs/email-jobs.js';
import { loggingModule } from '../logging/logging.js';
import { BackupMetricsService } from '../metrics/backup-metrics.service.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { queueMetrics } from '../metrics/queue-metrics.service.js';
import { openApiController } from '../openapi/openapi.controller.js';
import { OUTBOX_SCHEMA, OutboxRelay } from '../outbox/outbox.relay.js';
import { OutboxService } from '../outbox/outbox.service.js';
import { OutboxMetricsService } from '../outbox/outbox-metrics.service.js';
import { RateLimitGuard } from '../rate-limit/rate-limit.guard.js';
import { REDIS, redisProvider } from '../redis/redis.js';
import { RepeatingTasksService } from '../repeating-tasks/repeating-tasks.service.js';
import { ResponseSchemaInterceptor } from '../routes/response-schema.interceptor.js';
import { AccessGuard } from '../session/access.guard.js';
import { OriginGuard } from '../session/origin.guard.js';
import { OwnerCookiesService } from '../session/owner-cookies.service.js';
import { SessionStore } from '../session/session.store.js';
import { settingsController } from '../settings/settings.controller.js';
import { SettingsService } from '../settings/settings.service.js';
import { ShutdownService } from '../shutdown/shutdown.service.js';
import { TransactionService } from '../transactions/transaction.service.js';

/** What all services share: logging, database, Redis, outbox, errors, health, metrics, access and limits. */
@Global()
@Module({})
export class PlatformModule implements OnApplicationShutdown {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  static forService(database: DatabaseDescription, env: BaseEnv): DynamicModule {
    return {
      module: PlatformModule,
      imports: [
        loggingModule(database.schema, env),
        TypeOrmModule.forRoot({
          ...databaseOptions(database, env),
          retryAttempts: Number.MAX_SAFE_INTEGER,
          retryDelay: 1_000,
        }),
        TypeOrmModule.forFeature(database.entities),
      ],
      controllers: [
        healthController(database.schema),
        openApiController(database.schema),
        ...(database.schema === 'email' ? [] : [settingsController(database.schema)]),
      ],
      providers: [
        { provide: ENV, useValue: env },
        { provide: MetricsService, useValue: new MetricsService(database.schema) },
        redisProvider(env),
        BackupMetricsService,
        Clock,
        ShutdownService,
        HealthService,
        RepeatingTasksService,
        TransactionService,
        {
          provide: SettingsService,
          inject: [DataSource, TransactionService],
          useFactory: (dataSource: DataSource, transactions: TransactionService) =>
            new SettingsService(dataSource, transactions, database.schema),
        },
        SessionStore,
        OwnerCookiesService,
        { provide: OUTBOX_SCHEMA, useValue: database.schema },
        OutboxService,
        OutboxMetricsService,
        OutboxRelay,
        queueMetrics(emailQueueName),
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useFactory: validationPipe },
        OriginGuard,
        AccessGuard,
        { provide: APP_GUARD, useClass: RateLimitGuard },
        { provide: APP_INTERCEPTOR, useClass: TimeoutInterceptor },
        { provide: APP_INTERCEPTOR, useClass: ResponseSchemaInterceptor },
      ],
      exports: [
        TypeOrmModule,
        ENV,
        REDIS,
        Clock,
        MetricsService,
        RepeatingTasksService,
        SettingsService,
        TransactionService,
        SessionStore,
        OwnerCookiesService,
        OutboxService,
      ],
    };
  }

  /** After the providers, which may still use the connection while they stop. */
  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
