import type { Standing } from '../load/rounds.ts';
import { atLeast } from './target.ts';

export const loadHead = [
  '',
  'per second',
  'ratio',
  'target',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'p99/p50',
];

/** A row for each; `targets` holds the least ratio of those that have one. */
export function loadRows(
  standings: Standing[],
  targets: Record<string, number>,
): (string | number)[][] {
  return standings.map(({ name, perSecond, ratio, p50, p95, p99 }) => {
    const target = targets[name];
    return [
      name,
      Math.round(perSecond),
      // 1.00 of a baseline says nothing.
      Number(ratio.toFixed(3)),
      target === undefined ? '' : atLeast(ratio, target),
      p50,
      p95,
      p99,
      p99 / p50,
    ];
  });
}

/** Which answers came, when there were others than success. */
export function statusNote(standings: Standing[]): string[] {
  return standings
    .filter(({ statuses = {} }) => Object.keys(statuses).some((status) => !/^[23]/.test(status)))
    .map(({ name, statuses = {} }) => {
      const list = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
      return `${name}: ${list.join(', ')}.`;
    });
}
