import { type ArgumentMetadata, StandardSchemaValidationPipe } from '@nestjs/common';
import {
  type FieldError,
  type Issue,
  messageForStatus,
  pathOf,
  ValidationException,
} from './exceptions.js';

/** Postgres stores no U+0000, and no half of a surrogate pair in `jsonb`. */
const unstorable = /\0|\p{Cs}/u;
const message = 'This has a character that can’t be stored.';

/** Where a parsed request has text that no database stores: what its schema has not cleaned. */
function findUnstorable(value: unknown, path: readonly string[] = []): FieldError[] {
  if (typeof value === 'string') {
    return unstorable.test(value) ? [{ path: path.join('.'), message }] : [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => findUnstorable(item, [...path, String(index)]));
  }
  if (!isPlain(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    unstorable.test(key) ? findUnstorable(key, path) : findUnstorable(item, [...path, key]),
  );
}

/** No date, buffer or stream. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value));

/**
 * Treats a missing body as an empty object, so that the response names the required fields. Refuses text that no database
 * stores, whatever the schema says of it.
 */
class SchemaPipe extends StandardSchemaValidationPipe {
  override async transform<Value>(value: Value, metadata: ArgumentMetadata): Promise<Value> {
    const isMissingBody = metadata.type === 'body' && value === undefined;
    const parsed = await super.transform(isMissingBody ? ({} as Value) : value, metadata);
    const isText = metadata.type === 'body' || metadata.type === 'query';
    const errors = isText ? findUnstorable(parsed) : [];
    if (errors.length > 0) throw new ValidationException(errors);
    return parsed;
  }
}

/** The answer to a request that its schema refuses. */
export const validationError = (issues: readonly Issue[]) =>
  new ValidationException(
    issues.map((issue) => ({
      path: pathOf(issue),
      message: issue.path?.length ? issue.message : messageForStatus(400),
    })),
  );

/** Parses bodies and queries by their parameter's schema and passes the parsed value to the handler. */
export function validationPipe(): SchemaPipe {
  return new SchemaPipe({ exceptionFactory: validationError });
}
