import lighthouse from 'lighthouse';
import { withDevTools } from '../browser/chromium.ts';
import { publicPages } from '../browser/pages.ts';
import { median } from '../load/median.ts';
import type { Product } from '../product/throw-away-product.ts';
import type { Section } from '../report/section.ts';

const rounds = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];
const targets = { fcp: 800, lcp: 1_250, tbt: 50, cls: 0.01 };

/** A page that paints as early as this one has lost nothing to its scripts. */
const floor = '/ without scripts';

/** Lighthouse's mobile preset: a slow phone on a slow line, simulated. */
export async function measure(product: Product): Promise<Section> {
  const pages = [{ name: floor, url: `${product.url}/` }, ...(await publicPages(product))];
  const measured = pages.map(({ name, url }) => ({ name, url, runs: [] as Run[] }));
  await withDevTools(product.programs.chromium, async (port) => {
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, url, runs } of measured) {
        const blockedUrlPatterns = name === floor ? ['*.js'] : [];
        runs.push(await runOnce(url, { port, blockedUrlPatterns }));
      }
    }
  });
  return {
    title: 'Pages by Lighthouse, mobile',
    head: ['', 'P/A/BP/SEO', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'JS KB', 'CSS KB', 'targets'],
    rows: measured.map(({ name, runs }) => {
      const scores = categories.map((_, index) =>
        median(runs.map(({ scores }) => scores[index] ?? 0)),
      );
      const kilobytes = (type: string) =>
        median(runs.map(({ bytes }) => (bytes[type] ?? 0) / 1_024));
      const [fcp = 0, lcp = 0, tbt = 0, cls = 0] = audits.map((_, index) =>
        median(runs.map(({ values }) => values[index] ?? Number.NaN)),
      );
      return [
        name,
        scores.join('/'),
        Math.round(fcp),
        Math.round(lcp),
        Math.round(tbt),
        cls.toFixed(3),
        kilobytes('Script'),
        kilobytes('Stylesheet'),
        name === floor ? '' : judge(scores, fcp, lcp, tbt, cls),
      ];
    }),
    notes: [
      `Median of ${rounds}, simulated throttling, through the gateway. Targets: 100 in all four, ` +
        `FCP ≤ ${targets.fcp} ms, LCP ≤ ${targets.lcp} ms, TBT ≤ ${targets.tbt} ms, CLS ≤ ${targets.cls}. ` +
        'JS and CSS as they travel, headers included, until the page is at rest. The first row is the home page ' +
        'with its script files blocked, which Lighthouse counts against its other scores.',
    ],
  };
}

interface Run {
  scores: number[];
  values: number[];
  /** As they travelled, by type of resource. */
  bytes: Record<string, number>;
}

interface Circumstances {
  port: number;
  blockedUrlPatterns: string[];
}

/** What this audit lists, as far as it is read here. */
interface NetworkRequests {
  items?: { resourceType?: string; transferSize?: number }[];
}

/** On a busy machine Chromium may lose the beginning of a trace; Lighthouse then asks to be run again. */
async function runOnce(url: string, circumstances: Circumstances, tries = 3): Promise<Run> {
  const flags = { ...circumstances, logLevel: 'silent', onlyCategories: categories } as const;
  const result = await lighthouse(url, flags);
  if (!result || result.lhr.runtimeError) {
    if (tries > 1) {
      return runOnce(url, circumstances, tries - 1);
    }
    throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message}`);
  }
  const { lhr } = result;
  return {
    scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    values: audits.map((name) => lhr.audits[name]?.numericValue ?? Number.NaN),
    bytes: bytesByType(lhr.audits['network-requests']?.details as NetworkRequests | undefined),
  };
}

function bytesByType({ items = [] }: NetworkRequests = {}): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { resourceType = '', transferSize = 0 } of items) {
    sums[resourceType] = (sums[resourceType] ?? 0) + transferSize;
  }
  return sums;
}

function judge(scores: number[], fcp: number, lcp: number, tbt: number, cls: number): string {
  const missed = [
    ...(scores.every((score) => score === 100) ? [] : ['scores']),
    ...(fcp <= targets.fcp ? [] : ['FCP']),
    ...(lcp <= targets.lcp ? [] : ['LCP']),
    ...(tbt <= targets.tbt ? [] : ['TBT']),
    ...(cls <= targets.cls ? [] : ['CLS']),
  ];
  return missed.length === 0 ? 'met' : `MISSED: ${missed.join(', ')}`;
}
