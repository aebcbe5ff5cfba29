import { createParamDecorator, type ExecutionContext, NotFoundException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { messageForStatus } from '../errors/error-messages.js';

interface IntegerSchema {
  safeParse(value: unknown): { success: boolean };
}

const readParam = createParamDecorator(
  (
    { name, schema }: { name: string; schema: IntegerSchema | undefined },
    context: ExecutionContext,
  ) => {
    const request = context.switchToHttp().getRequest<FastifyRequest<{ Params: object }>>();
    const text = String((request.params as Record<string, unknown>)[name]);
    const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    const fits = Number.isSafeInteger(value) && (schema?.safeParse(value).success ?? true);
    if (!fits) throw new NotFoundException(messageForStatus(404));
    return value;
  },
);

/** An integer id from the path. Anything else is a 404, because no record can have it. */
export const IntegerParam = (name: string, schema?: IntegerSchema) => readParam({ name, schema });
