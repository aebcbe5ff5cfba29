import * as z from 'zod/mini';
import { optionValues } from '../options.js';
import { pageQuerySchema } from '../page-query.js';
import { easternDateSchema } from '../time/eastern-date.js';
import { comparedVisitsSchema } from './arrivals.js';
import { channelOptions } from './channel.js';
import { lastDayMessage, spendFiguresSchema } from './spend.js';
import { stageCountsSchema } from './stage-counts.js';

/** What a lead ever reached, in order. Each of the leads counts for every stage that it reached. */
export const stageOptions = [
  { value: 'leads', label: 'Leads' },
  { value: 'booked', label: 'Booked a call' },
  { value: 'held', label: 'Call held' },
  { value: 'proposal', label: 'Proposal sent' },
  { value: 'won', label: 'Won' },
] as const;
export type Stage = (typeof stageOptions)[number]['value'];
export const stages = optionValues(stageOptions);

/** A status that was left again within this time was a slip, and counts as never reached. */
export const minStatusMinutes = 15;

/** What leads are grouped by. */
export const sourceDimensionOptions = [
  { value: 'channel', label: 'Channel' },
  { value: 'source', label: 'Source / medium' },
  { value: 'campaign', label: 'Campaign' },
  { value: 'landing', label: 'Landing page' },
  { value: 'service', label: 'Service' },
  { value: 'month', label: 'Month' },
] as const;
export type SourceDimension = (typeof sourceDimensionOptions)[number]['value'];

/** Which visit of a lead counts. */
export const touchOptions = [
  { value: 'first', label: 'First visit' },
  { value: 'last', label: 'Last visit' },
] as const;

/** By which day a stage is counted. */
export const countedByOptions = [
  { value: 'form', label: 'By day of the form' },
  { value: 'event', label: 'By when it happened' },
] as const;

/**
 * GET `apiPaths.leadSources`, owner only: days in Eastern Time, both inclusive. Leads that were imported are not
 * counted; those that were erased are apart.
 */
export const leadSourcesQuerySchema = z
  .object({
    from: easternDateSchema,
    to: easternDateSchema,
    touch: z._default(z.enum(optionValues(touchOptions)), 'first'),
    by: z._default(z.enum(optionValues(sourceDimensionOptions)), 'channel'),
    /** `form`: all stages that the leads of the period ever reached. `event`: the stages reached within the period. */
    counted: z._default(z.enum(optionValues(countedByOptions)), 'form'),
  })
  .check(z.refine(({ from, to }) => from <= to, { path: ['to'], error: lastDayMessage }));
export type LeadSourcesQuery = z.infer<typeof leadSourcesQuerySchema>;

const comparedSchema = z.object({
  now: stageCountsSchema,
  /**
   * The period before. By day of the form, as it stood as long after its end as now is after the end of this one: otherwise it
   * would always have had more time.
   */
  before: stageCountsSchema,
});

export const leadSourcesSchema = z.object({
  /** The period before, of as many days. */
  before: z.object({ from: easternDateSchema, to: easternDateSchema }),
  total: comparedSchema,
  /** Leads whose form is of the period and that are neither won nor lost. */
  stillOpen: z.int(),
  /** Most leads first; months in order. */
  rows: z.array(
    z.extend(comparedSchema, {
      /** The channel, `google / cpc`, the campaign, the path, the service, `2026-11`. Empty if it is not known. */
      key: z.string(),
      /** How many arrived so; null where leads are grouped by what no visit says. */
      arrivals: z.nullable(z.int()),
      /** What its ads cost; null where no report can say. */
      cents: z.nullable(z.int()),
    }),
  ),
  visits: comparedVisitsSchema,
  spend: spendFiguresSchema,
  /** Of each week from the first day on, or of each month for periods over half a year; also where nothing happened. */
  trend: z.array(z.object({ from: easternDateSchema, counts: stageCountsSchema })),
  /**
   * Leads that were erased, which no other figure counts. Only the month of the form and the channel are kept of them: so of
   * the whole months of the period, by day of the form, and in rows by channel or month alone.
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
    /** Of a row. Without it, all leads of the period. */
    key: z.optional(z.string()),
    /** Of a landing page's row: only those that came so. */
    channel: z.optional(z.enum(optionValues(channelOptions))),
  })
  .check(
    z.refine(
      ({ by, key, channel }) => channel === undefined || (by === 'landing' && key !== undefined),
      { path: ['channel'], error: 'A channel narrows the leads of one landing page.' },
    ),
  );
export type SourceLeadsQuery = z.infer<typeof sourceLeadsQuerySchema>;
