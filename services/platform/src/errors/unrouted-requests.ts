import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeError, errorBody } from './error.filter.js';

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
