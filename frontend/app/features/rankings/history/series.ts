import type { HistoryPoint } from '@agency/contracts';

/** One line of a chart. */
export interface Series {
  /** The label at its end. */
  name: string;
  /** As in `Position of “ppc agency”`. */
  what: string;
  /** Two series in one chart have the same days. */
  points: readonly HistoryPoint[];
}

const gap = { clicks: null, impressions: null, ctr: null, position: null, coversDays: 0 };

/** These points on the days of another series, which may have been loaded before a check. */
export function alignPoints(
  points: readonly HistoryPoint[],
  days: readonly HistoryPoint[],
): HistoryPoint[] {
  const byDay = new Map(points.map((point) => [point.day, point]));
  return days.map(({ day }) => byDay.get(day) ?? { day, ...gap });
}
