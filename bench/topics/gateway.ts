import { compare } from '../load/rounds.ts';
import { clients } from '../load/sample.ts';
import { wrk } from '../load/wrk.ts';
import { startBareNginx } from '../product/bare-nginx.ts';
import type { Product } from '../product/throw-away-product.ts';
import { loadHead, loadRows, statusNote } from '../report/load-table.ts';
import type { Section } from '../report/section.ts';

const seconds = 4;

/** The home page through the gateway against the same bytes from an nginx that does nothing else. */
export async function measure(product: Product): Promise<Section> {
  const bare = await startBareNginx(product);
  const rows: Section['rows'] = [];
  const notes: string[] = [];
  try {
    for (const encoding of ['br', 'gzip'] as const) {
      const get = (url: string, time = seconds) =>
        wrk(product.programs.wrk ?? 'wrk', {
          url,
          seconds: time,
          headers: { 'Accept-Encoding': encoding },
        });
      await get(`${product.url}/`, 2);
      const ours = `gateway, ${encoding}`;
      const standings = await compare(
        [
          { name: `bare nginx, ${encoding}`, run: () => get(`${bare.url}/${encoding}/`) },
          { name: ours, run: () => get(`${product.url}/`) },
        ],
        3,
      );
      rows.push(...loadRows(standings, { [ours]: 0.9 }));
      notes.push(...statusNote(standings));
    }
  } finally {
    await bare.stop();
  }
  return {
    title: 'Home page through the gateway',
    head: loadHead,
    rows,
    notes: [
      `${clients} connections, ${seconds} s a run, three rounds. The gateway adds security headers, a request id and an access log, ` +
        'and asks the frontend every two seconds whether the page is new; the bare nginx writes no log and adds nothing.',
      ...notes,
    ],
  };
}
