import type * as z from 'zod/mini';

/**
 * Name of the hidden field that only bots fill in. Bots expect such a field, browsers do not autofill it, and no form
 * needs it. Until November 2026 the field was called `website`; pages loaded before then still send that one, which is
 * dropped like any unknown key.
 */
export const honeypotField = 'reference_link';

/**
 * A form's fields by name. A field with the honeypot's name is a type error, because people who fill it in would count
 * as bots.
 */
export type FormFieldSchemas = Record<string, z.core.SomeType> & {
  [Name in typeof honeypotField]?: never;
};
