import { type ArgumentMetadata, StandardSchemaValidationPipe } from '@nestjs/common';
import { messageForStatus } from './error-messages.js';
import { pathOf } from './response-schema.error.js';
import { findUnstorable } from './unstorable-text.js';
import { ValidationException } from './validation.error.js';

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

/** Parses bodies and queries by their parameter's schema and passes the parsed value to the handler. */
export function validationPipe(): SchemaPipe {
  return new SchemaPipe({
    exceptionFactory: (issues) =>
      new ValidationException(
        issues.map((issue) => ({
          path: pathOf(issue),
          message: issue.path?.length ? issue.message : messageForStatus(400),
        })),
      ),
  });
}
