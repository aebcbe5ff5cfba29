import * as z from 'zod/mini';
import { validationMessages } from '../limits.js';
import { oneLine, truncate } from './clean-text.js';

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

/** One line of stored text. A longer one is cut, not refused. */
export const cutTextSchema = (max: number) =>
  z.pipe(
    z.string(),
    z.transform((text: string) => truncate(oneLine(text), max)),
  );

// Not zod's own check, which would add to the scripts of every page that uses zod.
const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A random UUID that the sender makes once per request, so that sending it again does nothing more. */
export const requestKeySchema = z
  .string(validationMessages.wrongType)
  .check(z.regex(uuidPattern, validationMessages.wrongType));

/** A field is written in braces: `{first name}`, however it is spelled and spaced. */
const placeholder = /\{([^{}\n]{1,40})\}/g;

const inBraces = (fields: readonly string[]) => fields.map((field) => `{${field}}`).join(', ');

function namedIn<Field extends string>(fields: readonly Field[], typed: string): Field | undefined {
  return (
    fields.find((field) => field === typed) ??
    fields.find((field) => field === oneLine(typed).toLowerCase())
  );
}

const typedFields = (text: string) =>
  [...text.matchAll(placeholder)].map(([, typed = '']) => typed);

/** Which of these fields a text has, in their order. */
export function fieldsIn<Field extends string>(text: string, fields: readonly Field[]): Field[] {
  const typed = typedFields(text).map((one) => namedIn(fields, one));
  return fields.filter((field) => typed.includes(field));
}

/** Text in braces that is none of these fields, each once, as typed. */
export function unknownFieldsIn(text: string, fields: readonly string[]): string[] {
  return [...new Set(typedFields(text).filter((typed) => !namedIn(fields, typed)))];
}

/** Says which text in braces is not a field, and which ones there are; undefined if there is none. */
export function unknownFieldsMessage(text: string, fields: readonly string[]): string | undefined {
  const unknown = unknownFieldsIn(text, fields);
  if (unknown.length === 0) return undefined;
  const verb = unknown.length === 1 ? 'isn’t a field' : 'aren’t fields';
  return `${inBraces(unknown)} ${verb}. Fields: ${inBraces(fields)}.`;
}

/** Whether a text has a brace that is not part of a field. */
export const hasLooseBrace = (text: string): boolean => /[{}]/.test(text.replace(placeholder, ''));

/** Fills the fields that have a value, in one pass: fields inside a value stay. So does other text in braces. */
export function fillFields(text: string, values: Readonly<Record<string, string>>): string {
  const fields = Object.keys(values);
  // A function, because `$&` in a replacement string has a meaning of its own.
  return text.replace(placeholder, (whole, typed: string) => {
    const field = namedIn(fields, typed);
    return (field && values[field]) ?? whole;
  });
}
