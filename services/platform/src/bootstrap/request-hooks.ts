import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ModulesContainer } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeError, errorBody } from '../errors/error.filter.js';
import type { MetricsService } from '../metrics/metrics.service.js';
import { describeRoutes } from '../routes/describe-routes.js';
import type { AccessGuard } from '../session/access.guard.js';
import type { OriginGuard } from '../session/origin.guard.js';
import type { ShutdownService } from '../shutdown/shutdown.service.js';

/**
 * Parses JSON bodies only. An empty body counts as none: clients also send `Content-Type: application/json` without a
 * body.
 */
export function parseJsonBodies(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, body: string, done) => {
      if (body.trim() === '') done(null, undefined);
      else void parse(request, body, done);
    },
  );
}

/** Passes the bodies of uploads on as streams, so that nothing is read into memory before the guards have run. */
export function streamUploads(fastify: FastifyInstance, modules: ModulesContainer): void {
  const types = describeRoutes(modules).flatMap(({ upload }) => upload?.contentTypes ?? []);
  if (types.length === 0) return;
  fastify.addContentTypeParser([...new Set(types)], (_request, payload, done) => {
    done(null, payload);
  });
}

/**
 * Checks origin and access before the body is read. A Fastify hook, because Nest's guards run after the body is parsed:
 * an anonymous caller could fill the memory, or learn from validation errors of an owner-only request.
 */
export function guardRequests(
  fastify: FastifyInstance,
  origin: OriginGuard,
  access: AccessGuard,
): void {
  fastify.addHook('onRequest', async (request) => {
    if (request.is404) return;
    origin.check(request);
    await access.check(request);
  });
}

/** Measures every response by its route template, because ids and user input must not become labels. */
export function measureRequests(fastify: FastifyInstance, metrics: MetricsService): void {
  fastify.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: String(reply.statusCode),
    };
    metrics.observeRequest(labels, reply.elapsedTime / 1_000);
  });
}

/** By then a busy gateway has used each open connection once more; an idle one is unlikely to write at that moment. */
const idleCloseDelayMs = 3_000;

/**
 * A stopping service accepts no new connections, so the gateway tries another replica. Open connections close with
 * their next response, not before: the gateway may be writing a request, and does not retry non-idempotent ones.
 */
export function closeConnectionsWhenStopping(
  fastify: FastifyInstance,
  drain: ShutdownService,
): void {
  fastify.addHook('onSend', async (_request, reply) => {
    if (drain.isStopping) reply.header('connection', 'close');
  });
  const { server } = fastify;
  const closeIdle = server.closeIdleConnections.bind(server);
  // Node calls it once the server closes.
  server.closeIdleConnections = () => {
    if (drain.isStopping) setTimeout(closeIdle, idleCloseDelayMs);
    else closeIdle();
  };
}

/** Answers a request whose URL Fastify cannot parse. Nest's error filter never sees it. */
export function answerInvalidUrl(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const description = describeError(error);
  reply.status(description.status).send(errorBody(description, String(request.id)));
}

const statusByCode: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers bytes that Node cannot parse as a request, by writing to the connection. */
export function answerMalformedRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const description = describeError({ statusCode: statusByCode[error.code ?? ''] ?? 400 });
  const body = JSON.stringify(errorBody(description, randomUUID()));
  const head = [
    `HTTP/1.1 ${description.status} ${STATUS_CODES[description.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}
