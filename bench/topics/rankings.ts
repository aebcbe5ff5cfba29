import type { Product } from '../product/throw-away-product.ts';
import type { Section } from '../report/section.ts';
import { atLeast, atMost } from '../report/target.ts';
import { type ImportRates, importRates } from './ranking-imports.ts';
import type { ListTimes } from './ranking-lists.ts';
import { measureSummary } from './ranking-summary.ts';

const sizes = [62, 1_000, 10_000, 100_000];
const days = 90;

/** Importing a day of figures, and the summary of very many keywords. */
export async function measure(product: Product): Promise<Section> {
  const rows: Section['rows'] = [];
  const perRow = { plain: [] as number[], ours: [] as number[] };
  for (const size of sizes) {
    const rates = await importRates(product, size);
    rows.push(importRow(size, rates));
    perRow.plain.push(rates.plain / size);
    perRow.ours.push(rates.ours / size);
  }
  const largest = Math.max(...sizes);
  const summary = await measureSummary(product, largest, days);
  const named = `${largest.toLocaleString('en-US')} keywords × ${days} days`;
  rows.push(
    [`a check at ${named}, s`, '', summary.checkSeconds, '', ''],
    [
      `summary just after a check at ${named}, p95 ms`,
      '',
      summary.afterCheck,
      '',
      atMost(summary.afterCheck, 500),
    ],
    [`summary cached at ${named}, p95 ms`, '', summary.cached, '', atMost(summary.cached, 50)],
    [
      `the export of ${largest.toLocaleString('en-US')} keywords, s`,
      '',
      summary.exportSeconds,
      '',
      '',
    ],
    ...summary.lists.flatMap(listRows),
    [
      `highest memory of the service, MB`,
      '',
      summary.peakMemory,
      '',
      atMost(summary.peakMemory, 400),
    ],
  );
  const growth = (times: number[]) =>
    ((times.at(-1) ?? Number.NaN) / (times[1] ?? Number.NaN)).toFixed(2);
  return {
    title: 'Rankings',
    head: ['', 'plain INSERT, rows/s', 'ours', 'ratio', 'target'],
    rows,
    notes: [
      `Each round imports one new day both ways, in turn, into the same table, from rows that lie ready; medians. The plain way is a multi-row INSERT … ON CONFLICT with the keywords' ids, in one transaction; ours finds the keywords by name, removes what is gone and keeps the day's totals.`,
      `A row at 100,000 keywords takes ${growth(perRow.ours)} × its time at 1,000 (the plain way ${growth(perRow.plain)} ×). The check reads five days again and sums up; the summary is asked for through the gateway.`,
    ],
  };
}

function listRows({ name, first, kept }: ListTimes): (string | number)[][] {
  return [
    [`${name}, asked for first, ms`, '', first, '', atMost(first, 150)],
    [`${name}, asked for again, p95 ms`, '', kept, '', atMost(kept, 50)],
  ];
}

function importRow(size: number, { plain, ours }: ImportRates): (string | number)[] {
  const ratio = plain / ours;
  const perSecond = (milliseconds: number) => Math.round((size / milliseconds) * 1_000);
  return [
    `a day of ${size.toLocaleString('en-US')} keywords`,
    perSecond(plain),
    perSecond(ours),
    ratio,
    atLeast(ratio, 0.5),
  ];
}
