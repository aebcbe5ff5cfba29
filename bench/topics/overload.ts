import { apiPaths } from '@agency/contracts';
import { clients } from '../load/sample.ts';
import { type WrkLoad, wrk } from '../load/wrk.ts';
import { contactForm } from '../product/contact-form.ts';
import { FreeSlots } from '../product/free-slots.ts';
import { awaitRest } from '../product/rest.ts';
import type { Product } from '../product/throw-away-product.ts';
import { visitorsWeek } from '../product/visitors-week.ts';
import type { Section } from '../report/section.ts';
import { atMost } from '../report/target.ts';
import { loadSeconds } from '../settings.ts';

const connections = 4 * clients;

/** Four times the clients that saturate it: whoever comes too much waits, and nobody gets an error. */
export async function measure(product: Product): Promise<Section> {
  const slots = await FreeSlots.of(product);
  const week = visitorsWeek();
  const loads: Record<string, { query?: string; body?: WrkLoad['body'] }> = {
    'GET /': {},
    [`GET ${apiPaths.appointments}`]: { query: `?${week}` },
    [`POST ${apiPaths.contacts}`]: { body: { text: JSON.stringify(contactForm) } },
    [`POST ${apiPaths.appointments}`]: { body: { linesOf: await slots.take(loadSeconds * 2_500) } },
  };
  const rows: Section['rows'] = [];
  for (const [what, { query = '', body }] of Object.entries(loads)) {
    await awaitRest(product);
    const url = `${product.url}${what.split(' ')[1]}${query}`;
    const {
      perSecond,
      p50,
      p99,
      statuses = {},
    } = await wrk(product.programs.wrk ?? 'wrk', {
      url,
      seconds: loadSeconds,
      connections,
      body,
    });
    const count = (pattern: RegExp) =>
      Object.entries(statuses)
        .filter(([status]) => pattern.test(status))
        .reduce((sum, [, times]) => sum + times, 0);
    // wrk tells a page's 4xx and 5xx apart only at the price of measuring itself.
    const failed = count(/^(5|4xx)/) + count(/^0$/);
    rows.push([
      what,
      Math.round(perSecond),
      p50,
      p99,
      count(/^2/),
      count(/^4\d/),
      failed,
      atMost(failed, 0),
    ]);
  }
  return {
    title: 'Overload',
    head: ['', 'per second', 'p50 ms', 'p99 ms', '2xx', '4xx', '5xx or lost', 'target'],
    rows,
    notes: [
      `Through the gateway, ${connections} connections at once for ${loadSeconds} s, limits raised.`,
    ],
  };
}
