import * as z from 'zod/mini';
import { oneLine } from './clean-text.js';
import { missingOr, textSchema } from './field-schemas.js';
import { leadFilterSchema } from './lead-filter.js';
import { validationMessages } from './validation-messages.js';

/** GET, POST, and PATCH and DELETE below it; owner only. */
export const savedViewsPath = '/api/contacts/views';

export const maxSavedViews = 20;
export const maxViewNameLength = 40;
const maxQueryLength = 1_000;

const name = z.pipe(
  textSchema(oneLine, maxViewNameLength, missingOr(validationMessages.required, validationMessages.wrongType)),
  z.string().check(z.minLength(1, validationMessages.required)),
);

const layoutSchema = z.extend(leadFilterSchema, { view: z.optional(z.literal('board')) });

/** The filter, order and shape of the list, as its address holds them. */
const query = z.string().check(
  z.maxLength(maxQueryLength),
  z.refine(isViewQuery, 'This is no view of the leads.'),
);

function isViewQuery(text: string): boolean {
  const given = Object.fromEntries(new URLSearchParams(text));
  const isKnown = Object.keys(given).every((key) => key in layoutSchema.shape);
  return isKnown && layoutSchema.safeParse(given).success;
}

export const savedViewSchema = z.object({ id: z.int(), name: z.string(), query: z.string() });
export type SavedView = z.infer<typeof savedViewSchema>;

export const saveViewRequestSchema = z.object({ name, query });
export type SaveViewRequest = z.infer<typeof saveViewRequestSchema>;

export const renameViewRequestSchema = z.object({ name });
export type RenameViewRequest = z.infer<typeof renameViewRequestSchema>;
