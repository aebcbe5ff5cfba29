import cookie from '@fastify/cookie';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import * as z from 'zod';
import { answerInvalidUrl, answerMalformedRequest } from '../errors/unrouted-requests.js';
import { requestIdOf } from '../http/request-id.js';
import { measureRequests } from '../metrics/measure-requests.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { AccessGuard } from '../session/access.guard.js';
import { OriginGuard } from '../session/origin.guard.js';
import { closeConnectionsWhenStopping } from './close-connections.js';
import { guardRequests } from './guard-requests.js';
import { parseJsonBodies } from './parse-json.js';
import { ShutdownService } from './shutdown.service.js';

/** The gateway refuses larger bodies already; this is for whoever reaches a service without it. */
const bodyLimit = 64 * 1024;

/**
 * Idle connections live longer here than in the gateway (30 s), so that it is never the service that
 * closes one just as a request is on its way.
 */
const keepAliveTimeout = 75_000;

/** Builds a service's application without listening yet. */
export async function createApp(module: Type | DynamicModule): Promise<NestFastifyApplication> {
  // Fields without a sentence of their own: never a library's words to a visitor.
  z.config({ customError: () => 'Please check this field.' });
  const adapter = new FastifyAdapter({
    bodyLimit,
    genReqId: requestIdOf,
    keepAliveTimeout,
    // An id or token of any length is looked up and not known: 404, not 414 (default: 100 characters).
    routerOptions: { maxParamLength: 8_192 },
    requestTimeout: 15_000,
    // The gateway, which says who the visitor is; whatever stands before it is the gateway's business.
    trustProxy: (_address, hop) => hop === 0,
    // A stopping service still answers what reaches it on an open connection, then closes that.
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
  closeConnectionsWhenStopping(fastify, app.get(ShutdownService));
  measureRequests(fastify, app.get(MetricsService));
  guardRequests(fastify, app.get(OriginGuard), app.get(AccessGuard));
  return app;
}
