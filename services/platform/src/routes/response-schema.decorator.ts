import { applyDecorators, SerializeOptions, SetMetadata } from '@nestjs/common';
import type * as z from 'zod';

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
