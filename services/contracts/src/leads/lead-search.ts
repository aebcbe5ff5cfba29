import * as z from 'zod/mini';
import { searchTextSchema } from '../text/search-text.js';
import type { CallOutcome } from './activity.js';
import { leadSchema } from './lead.js';
import { leadIdSchema } from './lead-id.js';

/** What the list of a search says beside its total. */
export const leadSearchHeaders = {
  /** How many leads match only in notes, message or campaign; absent if the list has them. Counted like the total. */
  messages: 'X-Message-Count',
  /** How many leads come first because they match best; the newest follow. Absent: all are in the requested order. */
  ranked: 'X-Ranked-Count',
} as const;

/** Where the search matched outside name and company. Plain text, with a few words of context. */
export const leadMatchSchema = z.object({
  field: z.enum(['email', 'phone', 'notes', 'message', 'campaign']),
  before: z.string(),
  hit: z.string(),
  after: z.string(),
});
export type LeadMatch = z.infer<typeof leadMatchSchema>;

/** A lead in the list. */
export const listedLeadSchema = z.extend(leadSchema, {
  match: z.optional(leadMatchSchema),
  /** The owner's last call, if it did not reach the lead and she has not written since. */
  lastTry: z.optional(
    z.object({
      /** ISO 8601 UTC. */
      at: z.iso.datetime(),
      outcome: z.enum(['no-answer', 'voicemail'] satisfies CallOutcome[]),
    }),
  ),
});
export type ListedLead = z.infer<typeof listedLeadSchema>;

export const nearNamesQuerySchema = z.object({ search: searchTextSchema });
export type NearNamesQuery = z.infer<typeof nearNamesQuerySchema>;

/** Nearest first, at most `maxNearNames`. */
export const nearNameSchema = z.object({
  id: leadIdSchema,
  name: z.string(),
  company: z.nullable(z.string()),
});
export type NearName = z.infer<typeof nearNameSchema>;

export const maxNearNames = 5;
