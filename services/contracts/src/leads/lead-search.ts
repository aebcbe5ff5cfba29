import * as z from 'zod/mini';
import { searchTextSchema } from '../text/search-text.js';
import { leadSchema } from './lead.js';
import { leadIdSchema } from './lead-id.js';

/** GET, owner only: the nearest names, for a search that found nothing. */
export const nearNamesPath = '/api/contacts/near-names';

/** Where a search was found, when that is not in the name or the company. Plain text, with a few words around the hit. */
export const leadMatchSchema = z.object({
  field: z.enum(['email', 'phone', 'notes', 'message', 'campaign']),
  before: z.string(),
  hit: z.string(),
  after: z.string(),
});
export type LeadMatch = z.infer<typeof leadMatchSchema>;

/** A lead of the list. */
export const listedLeadSchema = z.extend(leadSchema, { match: z.optional(leadMatchSchema) });
export type ListedLead = z.infer<typeof listedLeadSchema>;

export const nearNamesQuerySchema = z.object({ search: searchTextSchema });
export type NearNamesQuery = z.infer<typeof nearNamesQuerySchema>;

/** The nearest first, at most `maxNearNames`. */
export const nearNameSchema = z.object({
  id: leadIdSchema,
  name: z.string(),
  company: z.nullable(z.string()),
});
export type NearName = z.infer<typeof nearNameSchema>;

export const maxNearNames = 5;
