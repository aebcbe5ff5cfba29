import * as z from 'zod/mini';
import { validationMessages } from '../validation-messages.js';

interface RawIssue {
  readonly input?: unknown;
}
type TypeError = string | ((issue: RawIssue) => string);

/** The error of a required field's type check: one sentence for a field left empty, another for a value of the wrong type. */
export const missingOr = (missing: string, wrongType: string) => (issue: RawIssue) =>
  (issue.input ?? '') === '' ? missing : wrongType;

/** A field that may be left out. Null counts as not given and so does, as forms send it, an empty text. */
export const optionalField = <Schema extends z.core.SomeType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value) => value || undefined),
    ),
  );

/**
 * Text that is stored, at most `max` characters long once `clean` (`cleanText` or `oneLine`) has cleaned it. `typeError`
 * is the sentence for anything but a string.
 */
export const textSchema = (
  clean: (text: string) => string,
  max: number,
  typeError: TypeError = validationMessages.wrongType,
) =>
  z.pipe(
    z.pipe(z.string({ error: typeError }), z.transform(clean)),
    z.string().check(z.maxLength(max, validationMessages.tooLong)),
  );
