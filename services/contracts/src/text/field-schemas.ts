import * as z from 'zod/mini';
import { validationMessages } from '../validation-messages.js';

interface RawIssue {
  readonly input?: unknown;
}
type WrongTypeMessage = string | ((issue: RawIssue) => string);

/** The type error of a required field: one message for an empty field, another for a value of the wrong type. */
export const missingOr = (missing: string, wrongType: string) => (issue: RawIssue) =>
  (issue.input ?? '') === '' ? missing : wrongType;

/** An optional field. Null counts as missing, and so does an empty text, which forms send. */
export const optionalField = <Schema extends z.core.SomeType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value) => value || undefined),
    ),
  );

/**
 * Stored text, at most `max` characters long after `clean` (`cleanText` or `oneLine`). `typeError` is the message for
 * anything but a string.
 */
export const textSchema = (
  clean: (text: string) => string,
  max: number,
  typeError: WrongTypeMessage = validationMessages.wrongType,
) =>
  z.pipe(
    z.pipe(z.string({ error: typeError }), z.transform(clean)),
    z.string().check(z.maxLength(max, validationMessages.tooLong)),
  );

// Not zod's own check, which would add to the scripts of every page that uses zod.
const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A random UUID that the sender makes once per request, so that sending it again does nothing more. */
export const requestKeySchema = z
  .string(validationMessages.wrongType)
  .check(z.regex(uuidPattern, validationMessages.wrongType));
