import * as z from 'zod/mini';
import { pageSize } from '../limits.js';
import { pageQuerySchema, searchTextSchema } from '../lists.js';
import {
  leadStatusOptions,
  leadTopicOptions,
  optionValues,
  serviceOptions,
  spendValues,
} from '../options.js';
import { requestKeySchema } from '../text/field-schemas.js';
import { easternDateSchema } from '../time/eastern-time.js';
import { channelFilterOptions } from './channel.js';
import { leadSchema } from './lead.js';
import { leadIdSchema } from './lead-fields.js';
import type { CallOutcome } from './timeline.js';

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

/** Several choices in one query parameter, separated by commas; none means all. */
const choices = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text: string) => text.split(',').filter((value) => value !== '')),
      ),
      z.array(z.enum(values)),
    ),
  );

/**
 * New leads that the owner has not answered, split by the promised response time. A lead with a call that is booked or
 * took place is answered; one with a follow-up date is planned (docs/desk.md).
 */
export const answerOptions = [
  { value: 'unanswered', label: 'All unanswered' },
  { value: 'in-time', label: 'In time' },
  { value: 'late', label: 'Late' },
  { value: 'long-late', label: 'Late, older than 30 days' },
] as const;

/** After this many days, a late lead is `long-late`. */
export const maxLateDays = 30;

export const leadSortOptions = [
  { value: 'relevance', label: 'Best match first' },
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Name' },
  { value: 'follow-up', label: 'Follow-up date' },
] as const;

/** Which leads, in which order: the filter of the list, the board's columns and the CSV export. */
export const leadFilterSchema = z.object({
  /**
   * Each word must begin a word of name, company, email, phone, notes, message or campaign, or, from three letters on,
   * be inside one of the first four. A phone number can be in any notation. Ignores accents, case and punctuation.
   */
  search: z.optional(searchTextSchema),
  status: choices(optionValues(leadStatusOptions)),
  service: choices(optionValues(serviceOptions)),
  spend: choices(spendValues),
  topic: choices(optionValues(leadTopicOptions)),
  channel: choices(optionValues(channelFilterOptions)),
  /** Days in Eastern Time on which the form was submitted, both inclusive. */
  from: z.optional(easternDateSchema),
  to: z.optional(easternDateSchema),
  /**
   * Only leads with a follow-up date that has passed, that is today or earlier (both for open leads only), or that is
   * set at all.
   */
  followUp: z.optional(z.enum(['overdue', 'due', 'planned'])),
  /** Only leads that wait for an answer. */
  answer: z.optional(z.enum(optionValues(answerOptions))),
  /** Only the leads of this import, or only leads that were not imported. */
  import: z.optional(z.union([requestKeySchema, z.literal('none')])),
  /** Default: best match first with a search, else newest. `relevance` without a search is `newest`. */
  sort: z.optional(z.enum(optionValues(leadSortOptions))),
});
export type LeadFilter = z.infer<typeof leadFilterSchema>;

/** How many matches of a search are counted. With more, `X-Total-Count` is one higher. */
export const maxCountedMatches = 1_000;

/** GET /api/contacts, owner only. */
export const listLeadsQuerySchema = z.extend(leadFilterSchema, pageQuerySchema.shape);
export type ListLeadsQuery = z.infer<typeof listLeadsQuerySchema>;

/** GET /api/contacts/export, owner only: the leads of the filter, or only the given ones among them. */
export const exportLeadsQuerySchema = z.extend(leadFilterSchema, {
  ids: z.optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text: string) => text.split(',').map(Number)),
      ),
      z.array(leadIdSchema).check(z.maxLength(pageSize.max)),
    ),
  ),
});
export type ExportLeadsQuery = z.infer<typeof exportLeadsQuerySchema>;

/** The order of a filter's leads. */
export function leadSortOf({ search, sort }: Pick<LeadFilter, 'search' | 'sort'>): LeadSort {
  if (search) return sort ?? 'relevance';
  return sort === undefined || sort === 'relevance' ? 'newest' : sort;
}
export type LeadSort = NonNullable<LeadFilter['sort']>;
