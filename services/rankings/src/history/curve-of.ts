import { curveDays, daysBetween, type PacificDate } from '@agency/contracts';
import { longestFirst, type StoredPeriod } from '../performance/stored-periods.js';

interface PeriodPosition extends StoredPeriod {
  position: number;
}

/** A keyword's position on each of the last days, as in its chart: of periods that cover a day, the shortest counts. */
export function curveOf(
  stored: readonly PeriodPosition[],
  through: PacificDate,
): (number | null)[] {
  const positions = Array.from<number | null>({ length: curveDays }).fill(null);
  for (const { day, coversDays, position } of stored.toSorted(longestFirst)) {
    const end = curveDays - daysBetween(day, through);
    positions.fill(roundForCurve(position), Math.max(0, end - coversDays), Math.max(0, end));
  }
  return positions;
}

/** Only as precise as a curve can show, because one answer contains up to a thousand. */
function roundForCurve(position: number): number {
  return position < 10 ? Math.round(position * 10) / 10 : Math.round(position);
}
