import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The gateway's format. Anything else is replaced, because it could be a log injection. */
const requestIdPattern = /^[A-Za-z0-9-]{8,64}$/;

/** The gateway's id of this request, or a new one. Also stored on the raw request, where the logger reads it. */
export function requestIdOf(request: IncomingMessage & { id?: unknown }): string {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
  request.id = id;
  return id;
}

/** The id shared by an answer, its log lines, outbox messages and jobs. */
export const RequestId = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  String(context.switchToHttp().getRequest<FastifyRequest>().id),
);
