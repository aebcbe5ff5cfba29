import * as z from 'zod/mini';
import { optionValues } from '../options.js';
import { pageQuerySchema } from '../page-query.js';
import { easternDateSchema } from '../time/eastern-date.js';
import { channelOptions } from './channel.js';
import { lastDayMessage, spendFiguresSchema } from './spend.js';
import { stageCountsSchema } from './stage-counts.js';

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

/** Which day decides the period that a stage counts for. */
export const countedByOptions = [
  { value: 'form', label: 'By day of the form' },
  { value: 'event', label: 'By the day it happened' },
] as const;

/**
 * GET `apiPaths.leadSources`, owner only: days in Eastern Time, both inclusive. Leads that were imported are not
 * counted; those that were erased are counted separately.
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
   * The period before. By day of the form, its leads count as they stood as long after its end as now is after the end
   * of this period: otherwise they would always have had more time.
   */
  before: stageCountsSchema,
});

export const leadSourcesSchema = z.object({
  /** The period before, of as many days. */
  before: z.object({ from: easternDateSchema, to: easternDateSchema }),
  total: comparedSchema,
  /** Leads whose form was sent in the period and that are neither won nor lost. */
  stillOpen: z.int(),
  /** Most leads first; months in order. */
  rows: z.array(
    z.extend(comparedSchema, {
      /** The channel, `google / cpc`, the campaign, the path, the service, `2026-11`. Empty if it is not known. */
      key: z.string(),
      /** What its ads cost; null if spend cannot be split this way, or there is none in the period. */
      cents: z.nullable(z.int()),
    }),
  ),
  spend: spendFiguresSchema,
  /** One entry per week from the first day on, or per month for periods over half a year; includes empty ones. */
  trend: z.array(z.object({ from: easternDateSchema, counts: stageCountsSchema })),
  /**
   * Leads that were erased, which no other figure counts. Only the month of their form and their channel are kept. So
   * they are counted by day of the form only, for the whole months of the period, with rows only by channel or month.
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
