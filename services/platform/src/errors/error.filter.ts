import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { describeError, errorBody } from './describe-error.js';

/** Turns every thrown value into a response. Errors of 500 and above are logged. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: PinoLogger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const requestId = String(http.getRequest<FastifyRequest>().id);
    const description = describeError(error);
    const { status, retryAfter } = description;
    if (status >= 500) this.logger.error({ err: error, requestId, status }, 'Request failed');
    if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter));
    reply.status(status).send(errorBody(description, requestId));
  }
}
