import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Logger } from 'nestjs-pino';
import { describeError, errorBody } from './describe-error.js';
import { ResponseSchemaError } from './response-schema-error.js';

/** Turns everything thrown into a response. Errors of 500 and above are logged. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const requestId = String(http.getRequest<FastifyRequest>().id);
    const description = describeError(error);
    const { status, retryAfter } = description;
    if (status >= 500) this.logger.error({ ...describeForLog(error), requestId, status });
    if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter));
    reply.status(status).send(errorBody(description, requestId));
  }
}

/** Logs names, codes and the stack only: the message of a database error holds parameters, which a visitor may have typed. */
function describeForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: 'A value that is not an Error was thrown' };
  const code = 'code' in error ? error.code : undefined;
  const constraint = 'constraint' in error ? error.constraint : undefined;
  const where = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8);
  const issues = error instanceof ResponseSchemaError ? error.issues : undefined;
  return { error: error.name, code, constraint, issues, where };
}
