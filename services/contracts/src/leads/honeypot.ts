import type * as z from 'zod/mini';

/**
 * Name of the hidden field that only bots fill in. It sounds worth filling to them, no autofill knows it, and no form
 * would ask for it. Until November 2026 the field was called `website`; pages loaded before then still post that one,
 * which is dropped like any unknown key.
 */
export const honeypotField = 'reference_link';

/** The fields of a form, by name. A field of the honeypot's name is a type error: whoever filled it in would count as a bot. */
export type FormFieldSchemas = Record<string, z.core.SomeType> & {
  [Name in typeof honeypotField]?: never;
};
