import { Injectable, StandardSchemaSerializerInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { describeIssue, ResponseSchemaError } from '../errors/response-schema-error.js';

type Schema = NonNullable<Parameters<StandardSchemaSerializerInterceptor['transformToPlain']>[1]>;

/** Sends only the fields of the route's `@ResponseSchema`. Streams and routes without a schema pass unchanged. */
@Injectable()
export class ResponseSchemaInterceptor extends StandardSchemaSerializerInterceptor {
  constructor(reflector: Reflector) {
    super(reflector);
  }

  override async transformToPlain(answer: unknown, schema: Schema): Promise<object> {
    const result = await schema['~standard'].validate(answer);
    if (result.issues) throw new ResponseSchemaError(result.issues.map(describeIssue));
    return Object(result.value);
  }
}
