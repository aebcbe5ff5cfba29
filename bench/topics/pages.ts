import { type PageRun, runLighthouse, withDevTools } from '../browser/lighthouse-run.ts';
import { absolute, againstBaseline, measuresOf, missedTargets } from '../browser/page-targets.ts';
import { choosePages, type MeasuredPage, publicPages } from '../browser/pages.ts';
import { watched } from '../machine/cpu-use.ts';
import { QuietMachine } from '../machine/quiet.ts';
import type { Product } from '../product/throw-away-product.ts';
import type { Section } from '../report/section.ts';
import { isSmokeTest, rounds, pages as wanted } from '../settings.ts';

/** A page that paints as early as this one has lost nothing to its scripts. */
const floor = '/ without scripts';

/** Lighthouse's mobile preset: a slow phone on a slow line, simulated. */
export async function measure(product: Product): Promise<Section> {
  const own = choosePages(await publicPages(product), isSmokeTest ? '/' : wanted);
  const pages = [{ name: floor, url: `${product.url}/` }, ...own];
  const machine = new QuietMachine(rounds * pages.length);
  const runs = await visitInTurn(product, pages, machine);
  return describe(runs, machine.foreignPercent);
}

/** The runs of each page, in page order. */
async function visitInTurn(
  product: Product,
  pages: MeasuredPage[],
  machine: QuietMachine,
): Promise<Map<string, PageRun[]>> {
  const runs = new Map(pages.map(({ name }): [string, PageRun[]] => [name, []]));
  await withDevTools(product.programs.chromium, async (port) => {
    // A browser's first visit is slower, whatever the page.
    await runLighthouse(`${product.url}/`, { port, blockedUrlPatterns: [] });
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, url } of pages) {
        const blockedUrlPatterns = name === floor ? ['*.js'] : [];
        const visit = () => runLighthouse(url, { port, blockedUrlPatterns });
        const run = await machine.take(async () => {
          const { result, use } = await watched(visit);
          return { result, uses: [use] };
        });
        runs.get(name)?.push(run);
      }
    }
  });
  return runs;
}

function describe(runs: Map<string, PageRun[]>, foreignPercent: number): Section {
  const baseline = runs.get(floor) ?? [];
  const rows = [...runs].map(([name, own]): Section['rows'][number] => {
    const measures = measuresOf(own);
    const against = againstBaseline(own, baseline);
    const { p90 } = measures;
    const isOurs = name !== floor;
    const missed = isOurs ? missedTargets(name, measures, against) : [];
    return [
      name,
      measures.scores.join('/'),
      Math.round(measures.fcp),
      against.fcp.toFixed(2),
      withSlow(measures.lcp, p90.lcp),
      against.lcp.toFixed(2),
      withSlow(measures.speedIndex, p90.speedIndex),
      against.speedIndex.toFixed(2),
      withSlow(measures.tbt, p90.tbt),
      isOurs ? Math.round(against.moreTbt) : '',
      withSlow(measures.cpuBlocking, p90.cpuBlocking),
      measures.cls.toFixed(3),
      measures.scripts,
      measures.styles,
      isOurs ? (missed.length === 0 ? 'met' : `MISSED: ${missed.join(', ')}`) : '',
    ];
  });
  return {
    title: 'Pages by Lighthouse, mobile',
    head: [
      '',
      'P/A/BP/SEO',
      'FCP ms',
      '×',
      'LCP ms (p90)',
      '×',
      'SI ms (p90)',
      '×',
      'TBT ms (p90)',
      'more',
      'TBT by CPU (p90)',
      'CLS',
      'JS KB',
      'CSS KB',
      'targets',
    ],
    rows,
    foreignPercent,
    notes: [
      `Medians of ${rounds} rounds and 90th percentiles, simulated throttling, through the gateway; × is the median of the ratios to the ` +
        'home page without its scripts in the same round, and “more” that of the differences. ' +
        `Targets: 100 in all four, FCP ≤ ${absolute.fcp} ms, LCP ≤ ${absolute.lcp} ms, TBT ≤ the scriptless page's + ${absolute.moreTbt} ms and ` +
        `${absolute.cpuBlocking} by CPU, CLS ≤ ${absolute.cls}, JS ≤ ${absolute.scripts} KB (${absolute.thankYouScripts} on /thank-you), CSS ≤ ${absolute.styles} KB. ` +
        'TBT by CPU is the same sum from the trace, from what each task after the first paint used of the CPU: what the page itself asks for, without ' +
        'waiting for a core. JS and CSS as they travel, headers included, until the page is at rest. ' +
        `"${floor}" has its script files blocked, which Lighthouse counts against its other scores.`,
    ],
  };
}

function withSlow(middle: number, slow: number): string {
  return `${Math.round(middle)} (${Math.round(slow)})`;
}
