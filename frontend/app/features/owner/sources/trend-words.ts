import type { LeadSources } from '@agency/contracts';
import { formatShortDay } from '~/lib/eastern-display';

/** The chart in words, for people who cannot see it. */
export function describeTrend(trend: LeadSources['trend']): string {
  const [first, ...others] = trend;
  if (!first) return 'Leads over time: no data.';
  const most = others.reduce(
    (best, next) => (next.counts.leads > best.counts.leads ? next : best),
    first,
  );
  const newest = trend.at(-1) ?? first;
  const count = ({ counts }: typeof first) => counts.leads.toLocaleString('en-US');
  return `Leads over time: ${count(first)} from ${formatShortDay(first.from)}, most with ${count(most)} from ${formatShortDay(most.from)}, ${count(newest)} from ${formatShortDay(newest.from)}.`;
}
