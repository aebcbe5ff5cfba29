import type { ComparedVisits, LeadSourcesQuery, VisitCounts } from '@agency/contracts';
import { queryRow, queryRows, sql } from '@agency/platform';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import { countVisits, type VisitGroup, visitGroupSchema } from './count-journeys.js';
import type { Days } from './time-steps.js';

/** The arrivals of a period by group, and its totals beside those of the period before. */
export async function readVisits(
  manager: EntityManager,
  query: LeadSourcesQuery,
  before: Days,
): Promise<{ groups: VisitGroup[]; compared: Omit<ComparedVisits, 'isOn'> }> {
  const [{ since }, groups, [then]] = await Promise.all([
    queryRow(
      manager,
      z.object({ since: z.string().nullable() }),
      sql`SELECT min(day)::text AS since FROM leads.arrival_days`,
    ),
    queryRows(manager, visitGroupSchema, countVisits(query, query.by)),
    queryRows(manager, visitGroupSchema, countVisits(before, null)),
  ]);
  const now = groups.map(toVisits).reduce(addVisits, noVisits);
  return { groups, compared: { since, now, before: then ? toVisits(then) : noVisits } };
}

const noVisits: VisitCounts = { arrivals: 0, begunForms: 0 };

const toVisits = ({ arrivals, begun_forms }: VisitGroup): VisitCounts => ({
  arrivals,
  begunForms: begun_forms,
});

const addVisits = (one: VisitCounts, other: VisitCounts): VisitCounts => ({
  arrivals: one.arrivals + other.arrivals,
  begunForms: one.begunForms + other.begunForms,
});
