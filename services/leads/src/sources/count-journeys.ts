import {
  addDays,
  easternInstant,
  type LeadSourcesQuery,
  type Stage,
  stages,
} from '@agency/contracts';
import { rawSql, type Sql, sql } from '@agency/platform';
import * as z from 'zod';
import { readJourneys } from '../journeys/read-journeys.js';
import { type Days, monthSteps, trendSteps, withinMonth } from './time-steps.js';

type Grouping = Pick<LeadSourcesQuery, 'by' | 'touch'>;

/** How many leads of one group reached each stage. Groups by a visit's dimension have an origin, others a `value`. */
export const groupSchema = z.object({
  origin: z.int().nullable(),
  source: z.enum(['form', 'owner']).nullable(),
  value: z.string().nullable(),
  /** The step of a trend; such a row counts all groups together. */
  step: z.string().nullable(),
  is_step: z.boolean(),
  leads: z.int(),
  booked: z.int(),
  held: z.int(),
  proposal: z.int(),
  won: z.int(),
  open: z.int(),
});
export type Group = z.infer<typeof groupSchema>;

const timeColumns: Record<Stage, Sql> = {
  leads: sql`created_at`,
  booked: sql`booked_at`,
  held: sql`held_at`,
  proposal: sql`proposal_at`,
  won: sql`won_at`,
};

/** The first moment of a period, and the first after it. */
export function boundsOf({ from, to }: Days): { start: Date; end: Date } {
  return { start: easternInstant(from, '00:00'), end: easternInstant(addDays(to, 1), '00:00') };
}

function isWithin(time: Sql, days: Days): Sql {
  const { start, end } = boundsOf(days);
  return sql`${time} >= ${start} AND ${time} < ${end}`;
}

/** The `value` of the step that a time is in. Comparing with bounds is far cheaper than formatting each time. */
function stepOf(time: Sql, steps: ReturnType<typeof monthSteps>): Sql {
  const starts = steps.map(({ from }) => easternInstant(from, '00:00'));
  const values = steps.map(({ value }) => value);
  return sql`(${values}::text[])[width_bucket(${time}, ${starts}::timestamptz[])]`;
}

const originColumn = (touch: 'first' | 'last') => rawSql(`${touch}_origin`);

/** The first three columns of `groupSchema`. `time` decides the month. */
function groupColumns(query: Grouping & Days, time: Sql): Sql {
  const { by, touch } = query;
  const none = sql`NULL::integer AS origin, NULL::text AS source`;
  if (by === 'month') return sql`${none}, ${stepOf(time, monthSteps(query))} AS value`;
  if (by === 'service') return sql`${none}, coalesce(service, '') AS value`;
  return sql`${originColumn(touch)} AS origin, source, NULL::text AS value`;
}

/** Groups, and with `hasTrend` the steps of a trend from the same scan. */
const groupings = (hasTrend: boolean) =>
  hasTrend
    ? sql`GROUP BY GROUPING SETS ((origin, source, value), (step))`
    : sql`GROUP BY GROUPING SETS ((origin, source, value))`;

const stepColumn = (query: Days, time: Sql, hasTrend: boolean) =>
  hasTrend ? sql`${stepOf(time, trendSteps(query))} AS step` : sql`NULL::text AS step`;

/** Postgres accepts `grouping()` only for columns that are grouped by. */
const isStep = (hasTrend: boolean) => (hasTrend ? sql`grouping(step) = 0` : sql`false`);
const stepOrNone = (hasTrend: boolean) => (hasTrend ? sql`step` : sql`NULL::text AS step`);

/** For `groupSchema`: by the day of the form, as the leads stand now. */
export function countByForm(query: Grouping & Days, hasTrend: boolean): Sql {
  const journeys = sql`SELECT * FROM leads.journeys WHERE ${isWithin(sql`created_at`, query)}`;
  return countCohort(query, journeys, hasTrend);
}

/** For `groupSchema`: by the day of the form, as the leads stood then. */
export function countByFormAsOf(query: Grouping & Days, asOf: Date): Sql {
  return countCohort(query, journeysAsOf(query, asOf), false);
}

function countCohort(query: Grouping & Days, journeys: Sql, hasTrend: boolean): Sql {
  const time = sql`created_at`;
  return sql`SELECT origin, source, value, ${stepOrNone(hasTrend)}, ${isStep(hasTrend)} AS is_step,
      count(*)::integer AS leads, count(booked_at)::integer AS booked, count(held_at)::integer AS held,
      count(proposal_at)::integer AS proposal, count(won_at)::integer AS won,
      (count(*) FILTER (WHERE is_open))::integer AS open
    FROM (SELECT ${groupColumns(query, time)}, ${stepColumn(query, time, hasTrend)},
        booked_at, held_at, proposal_at, won_at, is_open FROM (${journeys}) AS journey) AS grouped
    ${groupings(hasTrend)}`;
}

/** For `groupSchema`: each stage on the day when it was reached, whenever the form was sent. */
export function countByEvent(query: Grouping & Days, hasTrend: boolean): Sql {
  const reached = stages
    .map((stage) => {
      const time = timeColumns[stage];
      return sql`SELECT ${stage}::text AS stage, origin, source, value, ${stepOrNone(hasTrend)}, ${isStep(hasTrend)} AS is_step,
          count(*)::integer AS count, (count(*) FILTER (WHERE is_open))::integer AS open
        FROM (SELECT ${groupColumns(query, time)}, ${stepColumn(query, time, hasTrend)}, is_open
          FROM leads.journeys WHERE ${isWithin(time, query)}) AS grouped
        ${groupings(hasTrend)}`;
    })
    .reduce((all, next) => sql`${all} UNION ALL ${next}`);
  const sumOf = (stage: Stage) =>
    sql`coalesce(sum(count) FILTER (WHERE stage = ${stage}), 0)::integer`;
  return sql`SELECT origin, source, value, step, is_step, ${sumOf('leads')} AS leads, ${sumOf('booked')} AS booked,
      ${sumOf('held')} AS held, ${sumOf('proposal')} AS proposal, ${sumOf('won')} AS won,
      coalesce(sum(open) FILTER (WHERE stage = 'leads'), 0)::integer AS open
    FROM (${reached}) AS counted GROUP BY origin, source, value, step, is_step`;
}

/** Whether a lead is counted for a stage, in the rows of these origins or of this value. */
export function isCountedFor(
  query: LeadSourcesQuery & { stage: Stage },
  row: { origins: readonly number[]; isByHand?: boolean } | { value: string } | null,
): Sql {
  const { by, touch, counted, stage } = query;
  const time = timeColumns[stage];
  const isWithinDays = (days: Days) =>
    counted === 'event'
      ? isWithin(time, days)
      : sql`${isWithin(sql`created_at`, days)} AND ${time} IS NOT NULL`;
  const isInPeriod = isWithinDays(query);
  if (row === null) return isInPeriod;
  if ('value' in row) {
    if (by === 'service') return sql`${isInPeriod} AND coalesce(service, '') = ${row.value}`;
    const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(row.value);
    return isMonth ? isWithinDays(withinMonth(query, row.value)) : sql`false`;
  }
  const isOfOrigins = sql`${originColumn(touch)} = ANY(${row.origins}::integer[])`;
  if (row.isByHand === undefined) return sql`${isInPeriod} AND ${isOfOrigins}`;
  return row.isByHand
    ? sql`${isInPeriod} AND source = 'owner'`
    : sql`${isInPeriod} AND source <> 'owner' AND ${isOfOrigins}`;
}

/** Only leads that changed since are read from their timelines. */
function journeysAsOf(days: Days, asOf: Date): Sql {
  const isOfPeriod = isWithin(sql`created_at`, days);
  const changedLater = sql`SELECT contact_id FROM leads.journeys WHERE ${isOfPeriod} AND changed_at >= ${asOf}`;
  return sql`
    SELECT created_at, first_origin, last_origin, source, service, booked_at, held_at, proposal_at, won_at, is_open
    FROM leads.journeys WHERE ${isOfPeriod} AND changed_at < ${asOf}
    UNION ALL
    SELECT journey.created_at, first_origin, last_origin, journey.source, journey.service,
      earlier.booked_at, earlier.held_at, earlier.proposal_at, earlier.won_at, earlier.is_open
    FROM (${readJourneys(changedLater, asOf)}) AS earlier JOIN leads.journeys AS journey USING (contact_id)`;
}
