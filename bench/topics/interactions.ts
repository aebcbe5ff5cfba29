import { withBrowser } from '../browser/chromium.ts';
import { type InteractionTimes, visitOnPhone } from '../browser/interactions.ts';
import { median } from '../load/median.ts';
import { watched } from '../machine/cpu-use.ts';
import { QuietMachine } from '../machine/quiet.ts';
import type { Product } from '../product/throw-away-product.ts';
import type { Section } from '../report/section.ts';
import { atMost } from '../report/target.ts';
import { rounds } from '../settings.ts';

/** How many times slower than this machine a phone is, and its time limit. */
const phones = [
  { slowdown: 4, mostMs: 100 },
  { slowdown: 6, mostMs: 200 },
];

/** How long a visitor waits after touching or typing. */
export async function measure(product: Product): Promise<Section> {
  const machine = new QuietMachine(rounds * phones.length);
  const visits = new Map(
    phones.map(({ slowdown }): [number, InteractionTimes[]] => [slowdown, []]),
  );
  await withBrowser(product.programs.chromium, async (browser) => {
    for (let round = 0; round < rounds; round += 1) {
      for (const { slowdown } of phones) {
        const visit = () => visitOnPhone(browser, product, slowdown);
        const times = await machine.take(async () => {
          const { result, use } = await watched(visit);
          return { result, uses: [use] };
        });
        visits.get(slowdown)?.push(times);
      }
    }
  });
  return {
    title: 'Interactions',
    head: ['', 'median ms', 'fastest ms', 'slowest ms', 'target'],
    rows: phones.flatMap(({ slowdown, mostMs }) =>
      rowsOf(visits.get(slowdown) ?? [], slowdown, mostMs),
    ),
    foreignPercent: machine.foreignPercent,
    notes: [
      `Event Timing in Chromium whose processor is slowed down 4 and 6 times, on a touch screen of 412 × 823, ${rounds} visits each; after ` +
        'hydration. Durations are rounded to 8 ms by the browser, and 0 means less than 16. The targets apply to the medians.',
    ],
  };
}

function rowsOf(visits: InteractionTimes[], slowdown: number, mostMs: number): Section['rows'] {
  const names = [...(visits[0]?.keys() ?? [])];
  return names.map((name) => {
    const times = visits.flatMap((visit) => visit.get(name) ?? []);
    const middle = Math.round(median(times));
    const [fastest, slowest] = [Math.min(...times), Math.max(...times)].map(Math.round);
    return [
      `${slowdown} ×: ${name}`,
      middle,
      fastest ?? '',
      slowest ?? '',
      atMost(middle, mostMs, ' ms'),
    ];
  });
}
