import { daysBetween, type EasternDate, minutesOfDay, slotGrid } from '@agency/contracts';

const tideHours = 12.42;
/** High water comes this much later every day. */
const dailyDelayHours = 0.84;

/** Where the line stands at a share of the day's grid: 0 low water, 1 high water. A drawing, not a forecast. */
export function tideLevel(day: EasternDate, share: number): number {
  const opening = minutesOfDay(slotGrid.first) / 60;
  const hours = opening + share * 8 - daysBetween('2026-01-05', day) * dailyDelayHours;
  return (1 + Math.cos((2 * Math.PI * hours) / tideHours)) / 2;
}

const steps = 48;

/** Points along the grid, each as percent of both directions. */
export function tidePoints(day: EasternDate): { along: number; level: number }[] {
  return Array.from({ length: steps + 1 }, (_, step) => ({
    along: (step / steps) * 100,
    level: tideLevel(day, step / steps),
  }));
}
