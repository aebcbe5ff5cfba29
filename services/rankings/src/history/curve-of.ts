import { curveDays, daysBetween, type PacificDate } from '@agency/contracts';
import type { StoredPeriod } from '../performance/stored-periods.js';

interface PeriodPosition extends StoredPeriod {
  position: number;
}

/** Each covers the later ones, as the points of a chart do; of two that end on the same day, the longer one counts. */
const latestFirst = (one: StoredPeriod, other: StoredPeriod) =>
  other.day.localeCompare(one.day) || one.coversDays - other.coversDays;

/** A keyword's position on each of the last days, as in its chart. */
export function curveOf(
  stored: readonly PeriodPosition[],
  through: PacificDate,
): (number | null)[] {
  const positions = Array.from<number | null>({ length: curveDays }).fill(null);
  for (const { day, coversDays, position } of stored.toSorted(latestFirst)) {
    const end = curveDays - daysBetween(day, through);
    positions.fill(roundForCurve(position), Math.max(0, end - coversDays), Math.max(0, end));
  }
  return positions;
}

/** Only as precise as a curve can show, because one answer contains up to a thousand. */
function roundForCurve(position: number): number {
  return position < 10 ? Math.round(position * 10) / 10 : Math.round(position);
}
