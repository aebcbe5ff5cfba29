import {
  type CallHandler,
  type ExecutionContext,
  HttpStatus,
  Injectable,
  StandardSchemaSerializerInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map } from 'rxjs';
import { describeIssue, ResponseSchemaError } from '../errors/response-schema-error.js';
import { PreparedAnswer } from '../http/prepared-answer.js';

type Schema = NonNullable<Parameters<StandardSchemaSerializerInterceptor['transformToPlain']>[1]>;

/** Sends of an answer only what the route's `@ResponseSchema` names. Streams and routes without a schema pass unchanged. */
@Injectable()
export class ResponseSchemaInterceptor extends StandardSchemaSerializerInterceptor {
  constructor(reflector: Reflector) {
    super(reflector);
  }

  override intercept(context: ExecutionContext, next: CallHandler) {
    return super.intercept(context, next).pipe(
      map((answer: unknown) => {
        if (!(answer instanceof PreparedAnswer)) return answer;
        const http = context.switchToHttp();
        return send(answer, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
      }),
    );
  }

  override async transformToPlain(answer: unknown, schema: Schema): Promise<object> {
    if (answer instanceof PreparedAnswer) return answer;
    const result = await schema['~standard'].validate(answer);
    if (result.issues) throw new ResponseSchemaError(result.issues.map(describeIssue));
    return Object(result.value);
  }
}

/** With 304 Node sends no body, whatever is returned. */
function send(
  { json, etag }: PreparedAnswer<unknown>,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Buffer {
  reply.header('ETag', etag).header('Content-Type', 'application/json; charset=utf-8');
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes(etag)) reply.status(HttpStatus.NOT_MODIFIED);
  return json;
}
