import { serviceNames } from '@agency/infra/settings/service-names';
import { median } from '../load/median.ts';
import type { Standing, Turn } from '../load/rounds.ts';
import { atLeast } from './section.ts';

export const loadHead = [
  '',
  'per second',
  'ratio',
  'target',
  'p50 ms',
  'p90 ms',
  'p95 ms',
  'p99 ms',
  'p99/p50',
  'services µs',
  'nginx µs',
  'Postgres µs',
  'machine %',
];

export const loadNote =
  'µs are CPU time per request: of all services, of every nginx, and of all processes of Postgres, with whatever else they did meanwhile; ' +
  '"machine" is the share of all cores that was busy.';

/** A row for each; `targets` has the minimum ratio of those with one. */
export function loadRows(
  standings: Standing[],
  targets: Record<string, number>,
): (string | number)[][] {
  return standings.map(({ name, ratio, perSecond, p50, p90, p95, p99, turns }) => {
    const target = targets[name];
    return [
      name,
      Math.round(perSecond),
      Number(ratio.toFixed(3)),
      target === undefined ? '' : atLeast(ratio, target),
      p50,
      p90,
      p95,
      p99,
      p99 / p50,
      Math.round(microsecondsOf(turns, serviceNames)),
      Math.round(microsecondsOf(turns, ['nginx'])),
      Math.round(microsecondsOf(turns, ['postgres'])),
      Math.round(median(turns.map(({ use }) => use.busyPercent))),
    ];
  });
}

/** CPU time per request by user: the median of the rounds. */
function microsecondsOf(turns: Turn[], kinds: readonly string[]): number {
  return median(
    turns.map(({ use, count }) => {
      const seconds = kinds.reduce((sum, kind) => sum + (use.seconds[kind] ?? 0), 0);
      return (seconds * 1_000_000) / count;
    }),
  );
}

/** The answers by status, if there were others than success. */
export function statusNote(standings: Standing[]): string[] {
  return standings
    .filter(({ statuses = {} }) => Object.keys(statuses).some((status) => !/^[23]/.test(status)))
    .map(({ name, statuses = {} }) => {
      const list = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
      return `${name}: ${list.join(', ')}.`;
    });
}
