import {
  createParamDecorator,
  type ExecutionContext,
  NotFoundException,
  Param,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { messageForStatus } from '../errors/exceptions.js';

interface ParamSchema {
  safeParse(value: unknown): { success: boolean };
}

const notFound = () => new NotFoundException(messageForStatus(404));

const readInteger = createParamDecorator(
  ({ name, schema }: { name: string; schema: ParamSchema }, context: ExecutionContext) => {
    const request = context.switchToHttp().getRequest<FastifyRequest<{ Params: object }>>();
    const text = String((request.params as Record<string, unknown>)[name]);
    const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    if (!schema.safeParse(value).success) throw notFound();
    return value;
  },
);

/**
 * An integer id from the path. Anything else is a 404, because no record can have it. (!) The schema must fit the
 * column: a `bigint` needs one of its own, and what does not fit an `integer` is an error in Postgres.
 */
export const IntegerParam = (name: string, schema: ParamSchema = z.int32()) =>
  readInteger({ name, schema });

/** A text from the path, such as a UUID. What the schema rejects is a 404, because no record can have it. */
export const TextParam = (name: string, schema: ParamSchema) =>
  Param(name, {
    transform(text: string) {
      if (!schema.safeParse(text).success) throw notFound();
      return text;
    },
  });
