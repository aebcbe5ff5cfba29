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

/** Lighthouse's mobile preset: a slow phone on a slow line, simulated. */
export async function measure(product: Product): Promise<Section> {
  const pages = await publicPages(product);
  const measured = pages.map(({ name, url }) => ({ name, url, runs: [] as Run[] }));
  await withDevTools(product.programs.chromium, async (port) => {
    for (let round = 0; round < rounds; round += 1) {
      for (const { url, runs } of measured) {
        runs.push(await runOnce(url, port));
      }
    }
  });
  return {
    title: 'Pages by Lighthouse, mobile',
    head: ['', 'P/A/BP/SEO', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'targets'],
    rows: measured.map(({ name, runs }) => {
      const scores = categories.map((_, index) =>
        median(runs.map(({ scores }) => scores[index] ?? 0)),
      );
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
        judge(scores, fcp, lcp, tbt, cls),
      ];
    }),
    notes: [
      `Median of ${rounds}, simulated throttling, through the gateway. Targets: 100 in all four, ` +
        `FCP ≤ ${targets.fcp} ms, LCP ≤ ${targets.lcp} ms, TBT ≤ ${targets.tbt} ms, CLS ≤ ${targets.cls}.`,
    ],
  };
}

interface Run {
  scores: number[];
  values: number[];
}

/** On a busy machine Chromium may lose the beginning of a trace; Lighthouse then asks to be run again. */
async function runOnce(url: string, port: number, tries = 3): Promise<Run> {
  const flags = { port, logLevel: 'silent', onlyCategories: categories } as const;
  const result = await lighthouse(url, flags);
  if (!result || result.lhr.runtimeError) {
    if (tries > 1) {
      return runOnce(url, port, tries - 1);
    }
    throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message}`);
  }
  const { lhr } = result;
  return {
    scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    values: audits.map((name) => lhr.audits[name]?.numericValue ?? Number.NaN),
  };
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
