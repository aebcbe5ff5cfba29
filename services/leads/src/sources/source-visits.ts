import type { ComparedVisits, VisitCounts } from '@agency/contracts';
import type { VisitGroup } from './count-journeys.js';

/** The totals of a period beside those of the period before. */
export function compareVisits(
  groups: readonly VisitGroup[],
  groupsBefore: readonly VisitGroup[],
): Pick<ComparedVisits, 'now' | 'before'> {
  const sum = (all: readonly VisitGroup[]) => all.map(toVisits).reduce(addVisits, noVisits);
  return { now: sum(groups), before: sum(groupsBefore) };
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
