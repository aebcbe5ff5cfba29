import { apiPaths, slotsPath } from '@agency/contracts';
import { median } from '../load/median.ts';
import { compare, type Standing } from '../load/rounds.ts';
import { clients } from '../load/sample.ts';
import { type WrkLoad, wrk } from '../load/wrk.ts';
import { contactForm } from '../product/contact-form.ts';
import { FreeSlots } from '../product/free-slots.ts';
import { startReplicas } from '../product/replicas.ts';
import { awaitRestWithoutMails } from '../product/rest.ts';
import type { Product } from '../product/throw-away-product.ts';
import { services, statusNote } from '../report/load-table.ts';
import type { Section } from '../report/section.ts';
import { atLeast } from '../report/target.ts';
import { loadSeconds, rounds } from '../settings.ts';

const leastRatio = 1.5;

interface Call {
  name: string;
  path: string;
  body?(): Promise<NonNullable<WrkLoad['body']>>;
}

/** One process of each service against two, behind the same kind of gateway. */
export async function measure(product: Product): Promise<Section> {
  const slots = await FreeSlots.of(product);
  const calls: Call[] = [
    { name: `GET ${slotsPath}`, path: slotsPath },
    {
      name: `POST ${apiPaths.contacts}`,
      path: apiPaths.contacts,
      body: async () => ({ text: JSON.stringify(contactForm) }),
    },
    {
      name: `POST ${apiPaths.appointments}`,
      path: apiPaths.appointments,
      body: async () => ({ linesOf: await slots.take(loadSeconds * 2_500) }),
    },
  ];
  const rows: Section['rows'] = [];
  const notes: string[] = [];
  let foreignPercent = 0;
  const two = await startReplicas(product);
  try {
    for (const call of calls) {
      const standings = await compareCall(product, call, two.url);
      rows.push(...standings.map((standing, index) => rowOf(standing, index > 0)));
      notes.push(...reason(call, standings), ...statusNote(standings));
      foreignPercent = Math.max(foreignPercent, ...standings.map((one) => one.foreignPercent));
    }
  } finally {
    await two.stop();
  }
  return {
    title: 'Two replicas of each service',
    head: [
      '',
      'per second',
      'ratio',
      'target',
      'p50 ms',
      'p99 ms',
      'machine %',
      'cores: services',
      'nginx',
      'Postgres',
      'load itself',
    ],
    rows,
    foreignPercent,
    notes: [
      `${clients} clients, ${loadSeconds} s a run, ${rounds} rounds, through a gateway, nobody sends mails. The second processes share the cores ` +
        'with the first ones, with nginx, Postgres and the program that puts the load on.',
      ...notes,
    ],
  };
}

async function compareCall(
  product: Product,
  { name, path, body }: Call,
  two: string,
): Promise<Standing[]> {
  let sent: WrkLoad['body'];
  const prepare = async () => {
    sent = await body?.();
    await awaitRestWithoutMails(product);
  };
  const load = (origin: string) => () =>
    wrk(product.programs.wrk ?? 'wrk', {
      url: `${origin}${path}`,
      seconds: loadSeconds,
      ...(sent && { body: sent }),
    });
  // A service is slower until its code is compiled.
  for (const origin of [product.url, two]) {
    await prepare();
    await load(origin)();
  }
  return compare([
    { name: `${name}, one of each`, prepare, run: load(product.url) },
    { name: `${name}, two of each`, prepare, run: load(two) },
  ]);
}

function rowOf(standing: Standing, isJudged: boolean): Section['rows'][number] {
  const { name, perSecond, ratio, p50, p99, turns } = standing;
  return [
    name,
    Math.round(perSecond),
    Number(ratio.toFixed(2)),
    isJudged ? atLeast(ratio, leastRatio) : '',
    p50,
    p99,
    Math.round(median(turns.map(({ use }) => use.busyPercent))),
    coresOf(standing, services).toFixed(2),
    coresOf(standing, ['nginx']).toFixed(2),
    coresOf(standing, ['postgres']).toFixed(2),
    coresOf(standing, ['other']).toFixed(2),
  ];
}

/** How many cores these kept busy, in the middle of the rounds. */
function coresOf({ turns }: Standing, kinds: readonly string[]): number {
  return median(
    turns.map(({ use }) => {
      const seconds = kinds.reduce((sum, kind) => sum + (use.seconds[kind] ?? 0), 0);
      return seconds / use.wallSeconds;
    }),
  );
}

/** Where two are hardly faster than one: what stops them. */
function reason({ name }: Call, [one, two]: Standing[]): string[] {
  if (!one || !two || two.ratio >= leastRatio) return [];
  const busy = median(one.turns.map(({ use }) => use.busyPercent));
  return [
    `${name}: with one of each ${Math.round(busy)} % of all cores are busy, so no arrangement on this machine is faster than ` +
      `${(100 / busy).toFixed(2)} times; the service uses ${coresOf(one, services).toFixed(2)} cores of that.`,
  ];
}
