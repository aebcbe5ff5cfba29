import { dayOfWeek, daysBetween, isWeekend, type PacificDate } from '@agency/contracts';
import type { QueryPerformance } from '../performance/stored-periods.js';

const epoch = '2024-01-01';

/** FNV-1a: well distributed, and the same on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  // The last characters alone would only change the low bits.
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 13), 0x297a2d39);
  return (value ^ (value >>> 16)) >>> 0;
}

/** From 0 up to, but not including, 1. */
export const chance = (text: string) => hash(text) / 2 ** 32;

/** Clicks per impression fall quickly after position 1. */
const clickRate = (position: number) => 0.32 / position ** 1.1;

/** As with real keywords, some days have no searches: no row, and a gap in the chart. */
const isQuiet = (keyword: string, day: PacificDate) => chance(`${keyword}|quiet|${day}`) < 0.03;

/** One day's made-up data, the same every time and everywhere. */
export function samplePerformance(
  day: PacificDate,
  keywords: readonly string[],
): QueryPerformance[] {
  return keywords
    .filter((keyword) => !isQuiet(keyword, day))
    .map((query) => performanceOf(query, day));
}

function performanceOf(query: string, day: PacificDate): QueryPerformance {
  const elapsed = daysBetween(epoch, day);
  const home = 1.5 + 28 * chance(`${query}|home`) ** 1.6;
  const length = 40 + 60 * chance(`${query}|length`);
  const sway = Math.sin((2 * Math.PI * elapsed) / length + 6.3 * chance(`${query}|phase`));
  const noise = chance(`${query}|noise|${day}`) - 0.5;
  const position = Math.max(1, home * (1 + 0.35 * sway) + 1.2 * noise);
  const demand = (8 + 90 * chance(`${query}|demand`) ** 2) * (isWeekend(dayOfWeek(day)) ? 0.6 : 1);
  const impressions = Math.max(1, Math.round(demand * (0.8 + 0.4 * chance(`${query}|${day}`))));
  const clicks = Math.round(impressions * clickRate(position) + 0.4 * noise);
  return {
    query,
    clicks: Math.min(impressions, Math.max(0, clicks)),
    impressions,
    position: Math.round(position * 100) / 100,
  };
}
