import * as z from 'zod/mini';
import { easternDateSchema } from './eastern-date.js';
import { optionValues, serviceOptions, spendValues } from './options.js';
import { pageQuerySchema } from './page-query.js';
import { searchTextSchema } from './search-text.js';
import { leadStatusOptions } from './status-options.js';

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
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Name' },
  { value: 'follow-up', label: 'Follow-up date' },
] as const;

/** Which leads, and in which order: the list, the board's columns and the CSV export take the same filter. */
export const leadFilterSchema = z.object({
  /** Searched in name, email, phone, company and message; a phone number in any notation. */
  search: z.optional(searchTextSchema),
  status: choices(optionValues(leadStatusOptions)),
  service: choices(optionValues(serviceOptions)),
  spend: choices(spendValues),
  /** Days in Eastern Time on which the form was sent; both ends count. */
  from: z.optional(easternDateSchema),
  to: z.optional(easternDateSchema),
  /** Only leads whose follow-up date has passed, is today or earlier while the lead is open, or is set at all. */
  followUp: z.optional(z.enum(['overdue', 'due', 'planned'])),
  sort: z._default(z.enum(optionValues(leadSortOptions)), 'newest'),
});
export type LeadFilter = z.infer<typeof leadFilterSchema>;

/** GET /api/contacts, owner only. */
export const listLeadsQuerySchema = z.extend(leadFilterSchema, pageQuerySchema.shape);
export type ListLeadsQuery = z.infer<typeof listLeadsQuerySchema>;
