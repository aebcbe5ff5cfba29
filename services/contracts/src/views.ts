import * as z from 'zod/mini';
import { leadFilterSchema } from './leads/lead-filter.js';
import { validationMessages } from './limits.js';
import { oneLine } from './text/clean-text.js';
import { missingOr, textSchema } from './text/field-schemas.js';

export const maxSavedViews = 20;
export const maxViewNameLength = 40;
const maxQueryLength = 1_000;

const name = z.pipe(
  textSchema(
    oneLine,
    maxViewNameLength,
    missingOr(validationMessages.required, validationMessages.wrongType),
  ),
  z.string().check(z.minLength(1, validationMessages.required)),
);

/** The parameters a view may store, the same as in the list's address. The service validates them. */
export const viewQuerySchema = z.strictObject({
  ...leadFilterSchema.shape,
  view: z.optional(z.literal('board')),
});

export const savedViewSchema = z.object({ id: z.int(), name: z.string(), query: z.string() });
export type SavedView = z.infer<typeof savedViewSchema>;

/** `query`: filter, order and layout of the list, as in its address. */
export const saveViewRequestSchema = z.object({
  name,
  query: z.string().check(z.maxLength(maxQueryLength)),
});
export type SaveViewRequest = z.infer<typeof saveViewRequestSchema>;

export const renameViewRequestSchema = z.object({ name });
export type RenameViewRequest = z.infer<typeof renameViewRequestSchema>;
