import * as z from 'zod/mini';
import { pageSize } from '../limits.js';
import { optionValues, serviceOptions, spendValues } from '../options.js';
import { pageQuerySchema } from '../page-query.js';
import { leadStatusOptions } from '../status-options.js';
import { searchTextSchema } from '../text/search-text.js';
import { easternDateSchema } from '../time/eastern-date.js';
import { leadIdSchema } from './lead-id.js';
import { leadTopicOptions } from './lead-topic.js';

/** Several choices in one query parameter, separated by commas; none given means all. */
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

export const leadSortOptions = [
  { value: 'relevance', label: 'Best match first' },
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Name' },
  { value: 'follow-up', label: 'Follow-up date' },
] as const;

/** Which leads, and in which order: the list, the board's columns and the CSV export take the same filter. */
export const leadFilterSchema = z.object({
  /**
   * Searched in name, company, email, phone, notes, message and campaign; a phone number in any notation. Accents, case,
   * apostrophes and kinds of dashes do not matter.
   */
  search: z.optional(searchTextSchema),
  status: choices(optionValues(leadStatusOptions)),
  service: choices(optionValues(serviceOptions)),
  spend: choices(spendValues),
  topic: choices(optionValues(leadTopicOptions)),
  /** Days in Eastern Time on which the form was sent; both ends count. */
  from: z.optional(easternDateSchema),
  to: z.optional(easternDateSchema),
  /** Only leads whose follow-up date has passed, is today or earlier, both only while the lead is open, or is set at all. */
  followUp: z.optional(z.enum(['overdue', 'due', 'planned'])),
  /** Left out: the best match first with a search, else the newest. `relevance` without a search is `newest`. */
  sort: z.optional(z.enum(optionValues(leadSortOptions))),
});
export type LeadFilter = z.infer<typeof leadFilterSchema>;

/**
 * How many matches of a search are counted. `X-Total-Count` is one more when there are more of them; they come newest first
 * then, not the best match first.
 */
export const maxCountedMatches = 1_000;

/** GET /api/contacts, owner only. */
export const listLeadsQuerySchema = z.extend(leadFilterSchema, pageQuerySchema.shape);
export type ListLeadsQuery = z.infer<typeof listLeadsQuerySchema>;

/** GET /api/contacts/export, owner only: the leads of the filter, or those of them that are named. */
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

/** In which order a filter's leads come. */
export function leadSortOf({ search, sort }: Pick<LeadFilter, 'search' | 'sort'>): LeadSort {
  if (search) return sort ?? 'relevance';
  return sort === undefined || sort === 'relevance' ? 'newest' : sort;
}
export type LeadSort = NonNullable<LeadFilter['sort']>;
