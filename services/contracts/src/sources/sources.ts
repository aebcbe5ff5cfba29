import * as z from 'zod/mini';
import { channelOptions } from '../leads/channel.js';
import { pageQuerySchema } from '../lists.js';
import { optionValues } from '../options.js';
import { easternDateSchema } from '../time/eastern-time.js';
import { lastDayMessage, spendFiguresSchema } from './spend.js';

/** The stages of a lead, in order. A lead counts for every stage that it ever reached. */
export const stageOptions = [
  { value: 'leads', label: 'Leads' },
  { value: 'booked', label: 'Booked a call' },
  { value: 'held', label: 'Call held' },
  { value: 'proposal', label: 'Proposal sent' },
  { value: 'won', label: 'Won' },
] as const;
export type Stage = (typeof stageOptions)[number]['value'];
export const stages = optionValues(stageOptions);

/** How many leads reached each stage (`stageOptions`). */
export const stageCountsSchema = z.object({
  leads: z.int(),
  booked: z.int(),
  held: z.int(),
  proposal: z.int(),
  won: z.int(),
});
export type StageCounts = z.infer<typeof stageCountsSchema>;

/** What leads are grouped by. */
export const sourceDimensionOptions = [
  { value: 'channel', label: 'Channel' },
  { value: 'campaign', label: 'Campaign' },
  { value: 'landing', label: 'Landing page' },
  { value: 'month', label: 'Month' },
] as const;
export type SourceDimension = (typeof sourceDimensionOptions)[number]['value'];

/**
 * GET `apiPaths.leadSources`, owner only: days in Eastern Time on which the form was sent, both inclusive. Each lead
 * counts for every stage that it ever reached. Leads that were erased are counted separately.
 */
export const leadSourcesQuerySchema = z
  .object({
    from: easternDateSchema,
    to: easternDateSchema,
    by: z._default(z.enum(optionValues(sourceDimensionOptions)), 'channel'),
  })
  .check(z.refine(({ from, to }) => from <= to, { path: ['to'], error: lastDayMessage }));
export type LeadSourcesQuery = z.infer<typeof leadSourcesQuerySchema>;

export const leadSourcesSchema = z.object({
  total: stageCountsSchema,
  /** Leads that are neither won nor lost. */
  stillOpen: z.int(),
  /** Most leads first; months in order. */
  rows: z.array(
    z.object({
      /** The channel, the campaign, the path, `2026-11`. Empty if it is not known. */
      key: z.string(),
      counts: stageCountsSchema,
      /** What its ads cost; 0 by landing page, because no report tells that. */
      cents: z.int(),
    }),
  ),
  spend: spendFiguresSchema,
  /**
   * Leads that were erased, which no other figure counts. Only the month of their form and their channel are kept. So
   * they are counted for the whole months of the period, with rows only by channel or month. Imported leads are left out.
   */
  erased: z.object({
    total: stageCountsSchema,
    rows: z.array(z.object({ key: z.string(), counts: stageCountsSchema })),
  }),
});
export type LeadSources = z.infer<typeof leadSourcesSchema>;

/** GET `apiPaths.sourceLeads`, owner only: a page of the leads behind one figure, newest first. */
export const sourceLeadsQuerySchema = z
  .object({
    ...leadSourcesQuerySchema.shape,
    ...pageQuerySchema.shape,
    stage: z.enum(stages),
    /** A row's key. Without it, all leads of the period. */
    key: z.optional(z.string()),
    /** For a landing page's row: only leads that came by this channel. */
    channel: z.optional(z.enum(optionValues(channelOptions))),
  })
  .check(
    z.refine(
      ({ by, key, channel }) => channel === undefined || (by === 'landing' && key !== undefined),
      { path: ['channel'], error: 'A channel narrows the leads of one landing page.' },
    ),
  );
export type SourceLeadsQuery = z.infer<typeof sourceLeadsQuerySchema>;
