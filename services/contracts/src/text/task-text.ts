import * as z from 'zod/mini';
import { maxLengths } from '../limits.js';
import { validationMessages } from '../validation-messages.js';
import { oneLine } from './clean-text.js';
import { missingOr, textSchema } from './field-schemas.js';

const missing = 'Please write what to do.';

/** What the owner has to do, in one line. */
export const taskSchema = z.pipe(
  textSchema(oneLine, maxLengths.task, missingOr(missing, validationMessages.wrongType)),
  z.string().check(z.minLength(1, missing)),
);

/** The same for a follow-up, which may be without one: then it is null. */
export const optionalTaskSchema = z.pipe(
  z.nullable(textSchema(oneLine, maxLengths.task)),
  z.transform((task) => task || null),
);
