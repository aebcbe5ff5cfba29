import { compare } from '../load/rounds.ts';
import { clients } from '../load/sample.ts';
import { wrk } from '../load/wrk.ts';
import { startBareHomePage } from '../product/bare-nginx.ts';
import type { Product } from '../product/throw-away-product.ts';
import { loadHead, loadNote, loadRows, statusNote } from '../report/load-table.ts';
import type { Section } from '../report/section.ts';
import { loadSeconds, rounds } from '../settings.ts';

/** The home page through the gateway, compared with the same bytes from a bare nginx. */
export async function measure(product: Product): Promise<Section> {
  const bare = await startBareHomePage(product);
  const rows: Section['rows'] = [];
  const notes: string[] = [];
  let foreignPercent = 0;
  try {
    for (const encoding of ['br', 'gzip'] as const) {
      const get = (url: string, time = loadSeconds) =>
        wrk(product.programs.wrk ?? 'wrk', {
          url,
          seconds: time,
          headers: { 'Accept-Encoding': encoding },
        });
      await get(`${product.url}/`, 2);
      const ours = `gateway, ${encoding}`;
      const standings = await compare([
        { name: `bare nginx, ${encoding}`, run: () => get(`${bare.url}/${encoding}/`) },
        { name: ours, run: () => get(`${product.url}/`) },
      ]);
      rows.push(...loadRows(standings, { [ours]: 0.92 }));
      notes.push(...statusNote(standings));
      foreignPercent = Math.max(foreignPercent, ...standings.map((one) => one.foreignPercent));
    }
  } finally {
    await bare.stop();
  }
  return {
    title: 'Home page through the gateway',
    head: loadHead,
    rows,
    foreignPercent,
    notes: [
      `${clients} connections, ${loadSeconds} s a run, ${rounds} rounds. The gateway adds security headers, a request id and an access log, ` +
        'and asks the frontend every two seconds whether the page is new; the bare nginx writes no log and adds nothing.',
      loadNote,
      ...notes,
    ],
  };
}
