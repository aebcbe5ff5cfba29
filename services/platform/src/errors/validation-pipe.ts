import { StandardSchemaValidationPipe } from '@nestjs/common';
import { sentenceFor } from './error-sentences.js';
import { ValidationException } from './validation-exception.js';

const pathOf = (path: readonly (PropertyKey | { key: PropertyKey })[] = []) =>
  path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');

/** Parses bodies and queries by the schema their parameter names; what the handler gets is the parsed value. */
export function validationPipe(): StandardSchemaValidationPipe {
  return new StandardSchemaValidationPipe({
    exceptionFactory: (issues) =>
      new ValidationException(
        issues.map((issue) => ({
          path: pathOf(issue.path),
          message: issue.path?.length ? issue.message : sentenceFor(400),
        })),
      ),
  });
}
