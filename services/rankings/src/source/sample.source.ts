import {
  addDays,
  type BreakdownDimension,
  dayOfWeek,
  daysBetween,
  fallbackSiteUrl,
  isWeekend,
  type PacificDate,
} from '@agency/contracts';
import type { Clock } from '@agency/platform';
import { pacificDateOf } from '../performance/pacific-date.js';
import {
  addFigures,
  type QueryPerformance,
  type SummedPeriod,
} from '../performance/stored-periods.js';
import type { BreakdownFigures, PerformanceSource } from './performance-source.js';

/** The usual delay of Search Console's data. */
const daysLate = 3;

/** Made-up data, always the same for a keyword and day, so that the product works without an account. */
export function sampleSource(clock: Pick<Clock, 'now'>): PerformanceSource {
  return {
    name: 'sample',
    newestDay: async (): Promise<PacificDate> => addDays(pacificDateOf(clock.now()), -daysLate),
    readDay: async (day, keywords) => samplePerformance(day, keywords),
    details: {
      readQueries: async (window) => sumOf(window, queries),
      readBreakdown: async (window, dimension, keywords) =>
        sampleBreakdown(window, dimension, keywords),
    },
    whenWorking:
      'This is sample data. Connect Search Console, or upload its export, to see your own.',
    whenEmpty: 'Run a check to fill in the sample data.',
  };
}

/** What people might also search for. None is on the list as it ships. */
const queries = [
  'how much do google ads cost per month',
  'marketing agency near me',
  'how to get more calls from google',
  'google business profile help',
  'facebook ads for contractors',
  'roofing leads wilmington nc',
  'hvac advertising ideas',
  'lead generation for plumbers',
  'dental marketing wilmington nc',
  'advertising wrightsville beach',
  'google ads not getting calls',
  'cost per lead by industry',
  'what is a landing page',
  'vacation rental advertising nc',
  'boat dealer marketing',
  'local service ads vs google ads',
];

/** The first value has most impressions. Their shares vary by keyword. */
const values: Record<BreakdownDimension, readonly string[]> = {
  page: [`${fallbackSiteUrl}/services`, `${fallbackSiteUrl}/`, `${fallbackSiteUrl}/blog`],
  country: ['US', 'CA', 'GB'],
  device: ['mobile', 'desktop', 'tablet'],
};

/** Made-up pages, countries and devices, which add up to the keyword's days. */
function sampleBreakdown(
  window: SummedPeriod,
  dimension: BreakdownDimension,
  keywords: readonly string[],
): BreakdownFigures[] {
  const [most = '', second = '', third = ''] = values[dimension];
  return sumOf(window, keywords).flatMap(({ query, clicks, impressions, position }) => {
    const share = 0.1 + 0.2 * chance(`${query}|${dimension}`);
    const parts = [second, third].map((value, index) => ({
      query,
      value,
      clicks: Math.floor((clicks * share) / (index + 1) ** 2),
      impressions: Math.ceil((impressions * share) / (index + 1) ** 2),
      position,
    }));
    const rest = (figure: 'clicks' | 'impressions', all: number) =>
      parts.reduce((left, part) => left - part[figure], all);
    const first = { clicks: rest('clicks', clicks), impressions: rest('impressions', impressions) };
    return [{ query, value: most, ...first, position }, ...parts].filter(
      (part) => part.impressions > 0,
    );
  });
}

/** The sums of the window's made-up days. */
function sumOf({ from, to }: SummedPeriod, of: readonly string[]): QueryPerformance[] {
  const sums = new Map<string, QueryPerformance>();
  for (let ago = daysBetween(from, to); ago >= 0; ago -= 1) {
    for (const row of samplePerformance(addDays(to, -ago), of)) addFigures(sums, row);
  }
  return [...sums.values()];
}

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
const chance = (text: string) => hash(text) / 2 ** 32;

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
