import {
  addDays,
  type EasternDate,
  easternInstant,
  type SourceDimension,
  type SourceLeadsQuery,
  type Stage,
  stageCountsSchema,
} from '@agency/contracts';
import { rawSql, type Sql, schedulingViews, sql } from '@agency/platform';
import * as z from 'zod';
import { campaignVisit } from './campaign-rows.js';

/** Days in Eastern Time, both inclusive. */
export interface Days {
  from: EasternDate;
  to: EasternDate;
}

/** How many leads of one group reached each stage, and how many are neither won nor lost. */
export const groupSchema = z.object({ ...stageCountsSchema.shape, key: z.string(), open: z.int() });

/** The leads whose form was sent on these days. */
export function isFormWithin({ from, to }: Days): Sql {
  const start = easternInstant(from, '00:00');
  return sql`created_at >= ${start} AND created_at < ${easternInstant(addDays(to, 1), '00:00')}`;
}

/** What leads are grouped by. A campaign's key is a `CampaignVisit` as JSON, since its row depends on the others. */
const keys: Record<SourceDimension, Sql> = {
  channel: sql`channel`,
  campaign: sql`${campaignVisit}::text`,
  landing: sql`coalesce(first_touch->>'landingPath', '')`,
  month: sql`to_char(created_at AT TIME ZONE 'America/New_York', 'YYYY-MM')`,
};

const hasReached: Record<Stage, Sql> = {
  leads: sql`true`,
  booked: sql`call.contact_id IS NOT NULL`,
  held: sql`call.is_held`,
  proposal: sql`has_proposal`,
  won: sql`is_won`,
};

const leadsWithCalls = sql`leads.journeys journey
  LEFT JOIN ${rawSql(schedulingViews.leadCalls.name)} call ON call.contact_id = journey.contact_id`;

/** For `groupSchema`. */
export function countLeads(days: Days, by: SourceDimension): Sql {
  const count = (stage: Stage) =>
    sql`(count(*) FILTER (WHERE ${hasReached[stage]}))::integer AS ${rawSql(stage)}`;
  return sql`SELECT ${keys[by]} AS key, ${count('leads')}, ${count('booked')}, ${count('held')}, ${count('proposal')},
      ${count('won')}, (count(*) FILTER (WHERE is_open))::integer AS open
    FROM ${leadsWithCalls} WHERE ${isFormWithin(days)} GROUP BY 1`;
}

/** The leads that one figure counts: those of these groups, or of all. Follows `FROM`. */
export function leadsBehind(query: SourceLeadsQuery, groups: readonly string[] | null): Sql {
  const { by, stage, channel } = query;
  const conditions = [isFormWithin(query), hasReached[stage]];
  if (groups) conditions.push(sql`${keys[by]} = ANY(${groups}::text[])`);
  if (channel) conditions.push(sql`channel = ${channel}`);
  return sql`${leadsWithCalls} WHERE ${conditions.reduce((all, next) => sql`${all} AND ${next}`)}`;
}
