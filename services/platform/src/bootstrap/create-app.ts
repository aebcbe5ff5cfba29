import cookie from '@fastify/cookie';
import type { DynamicModule, Type } from '@nestjs/common';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger, PinoLogger } from 'nestjs-pino';
import * as z from 'zod';
import type { BaseEnv } from '../env/base-env.js';
import { requestIdOf } from '../http/request-id.js';
import { MetricsService, serveMetrics } from '../metrics/metrics.service.js';
import { AccessGuard } from '../session/access.guard.js';
import { OriginGuard } from '../session/origin.guard.js';
import { ShutdownService } from '../shutdown/shutdown.service.js';
import {
  answerInvalidUrl,
  answerMalformedRequest,
  closeConnectionsWhenStopping,
  guardRequests,
  measureRequests,
  parseJsonBodies,
  streamUploads,
} from './request-hooks.js';

/** The gateway already rejects larger bodies; this limit is for requests that bypass it. */
const bodyLimit = 64 * 1024;

/**
 * Longer than the gateway's (30 s): the service must not close an idle connection while the gateway is sending a
 * request on it.
 */
const keepAliveTimeout = 75_000;

const unexpected = () => {
  throw new Error('Contracts are checked by zod.');
};

/** No route gives Fastify a schema. Without these, it loads its own compilers at every start. */
const noSchemas = { buildValidator: unexpected, buildSerializer: unexpected };

/** Creates a service's application, not listening yet. */
export async function createApp(module: Type | DynamicModule): Promise<NestFastifyApplication> {
  // For fields without a message of their own: visitors never see a library's text.
  z.config({ customError: () => 'Please check this field.' });
  const adapter = new FastifyAdapter({
    bodyLimit,
    genReqId: requestIdOf,
    schemaController: { compilersFactory: noSchemas },
    keepAliveTimeout,
    // Ids and tokens of any length are looked up, so an unknown one is a 404 instead of a 414 (default: 100
    // characters).
    routerOptions: { maxParamLength: 8_192 },
    requestTimeout: 15_000,
    // Trusts only the gateway's X-Forwarded-*; the gateway is configured for proxies in front of it.
    trustProxy: (_address, hop) => hop === 0,
    // A stopping service answers requests on open connections, then closes them.
    return503OnClosing: false,
    frameworkErrors: answerInvalidUrl,
    clientErrorHandler: answerMalformedRequest,
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    bufferLogs: true,
    bodyParser: false,
  });
  app.useLogger(app.get(Logger));
  await app.register(cookie);
  const fastify = app.getHttpAdapter().getInstance();
  parseJsonBodies(fastify);
  streamUploads(fastify, app.get(ModulesContainer));
  closeConnectionsWhenStopping(fastify, app.get(ShutdownService));
  measureRequests(fastify, app.get(MetricsService));
  guardRequests(fastify, app.get(OriginGuard), app.get(AccessGuard));
  return app;
}

/**
 * Starts a service. On SIGTERM or SIGINT it finishes accepted requests and exits with 0. If it cannot start, it logs why
 * and exits with 1.
 */
export async function startService(module: Type | DynamicModule, env: BaseEnv): Promise<void> {
  const app = await createApp(module);
  try {
    await listen(app, env);
  } catch (error) {
    // Node would print an unhandled error with its query's values, which may be personal data.
    const logger = await app.resolve(PinoLogger);
    logger.fatal({ err: error }, 'The service could not start');
    process.exit(1);
  }
}

async function listen(app: NestFastifyApplication, env: BaseEnv): Promise<void> {
  app.get(ShutdownService).beginAtSignal();
  app.enableShutdownHooks([], { useProcessExit: true });
  if (env.METRICS_PORT !== undefined) {
    await serveMetrics(app.get(MetricsService), env.METRICS_PORT, env.HOST);
  }
  await app.listen(env.PORT, env.HOST);
}
