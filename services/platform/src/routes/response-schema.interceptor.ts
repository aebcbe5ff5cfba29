import {
  applyDecorators,
  Injectable,
  SerializeOptions,
  SetMetadata,
  StandardSchemaSerializerInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type * as z from 'zod';
import { describeIssue, ResponseSchemaError } from '../errors/exceptions.js';

/** A route's answer: a contract, a list of it as `[contract]`, or the media type of an answer that is not JSON. */
export type Answer = z.core.$ZodType | readonly [z.core.$ZodType] | string;

export const RESPONSE_SCHEMA = 'response-schema';

type AnswerValue<A extends Answer> = A extends readonly [infer Element]
  ? readonly z.input<Element>[]
  : A extends z.core.$ZodType
    ? z.input<A>
    : unknown;

/** Only methods whose answer the schema accepts. */
type AnsweringMethod<A extends Answer> = <
  Method extends (...args: never[]) => AnswerValue<A> | Promise<AnswerValue<A>>,
>(
  target: object,
  name: string | symbol,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

/**
 * Documents and enforces a route's answer: `ResponseSchemaInterceptor` drops fields that the contract does not have and
 * answers 500 if it does not match. A method with another return type is a type error. Routes without content (204)
 * need none; answers that are not JSON are only documented.
 */
export function ResponseSchema<const A extends Answer>(answer: A): AnsweringMethod<A> {
  const declared: Answer = answer;
  const documented = SetMetadata(RESPONSE_SCHEMA, declared);
  if (typeof declared === 'string') return documented;
  // The interceptor applies the schema to each element of an array.
  const schema = '_zod' in declared ? declared : declared[0];
  return applyDecorators(documented, SerializeOptions({ schema: toStandardSchema(schema) }));
}

/** zod declares `~standard` on its classes and not on their common core. */
function toStandardSchema(schema: z.core.$ZodType) {
  return { '~standard': schema['~standard'] };
}

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
