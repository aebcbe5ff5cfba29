import { setTimeout as pause } from 'node:timers/promises';
import { addDays, apiPaths, slotsPath } from '@agency/contracts';
import { median } from '../load/median.ts';
import { clients } from '../load/sample.ts';
import { type WrkLoad, wrk } from '../load/wrk.ts';
import { watched } from '../machine/cpu-use.ts';
import { QuietMachine } from '../machine/quiet.ts';
import { contactForm } from '../product/contact-form.ts';
import { FreeSlots } from '../product/free-slots.ts';
import { removeInvitations, storeInvitations } from '../product/invitations.ts';
import { ownerCookie } from '../product/owner-cookie.ts';
import { fillDays, setKeywords } from '../product/ranking-tables.ts';
import { awaitRest, awaitRestWithMails, awaitRestWithoutMails } from '../product/rest.ts';
import type { Product } from '../product/throw-away-product.ts';
import { busiestHour, type Cost, carriedPerDay, mixed, mostBusy } from '../report/capacity.ts';
import type { Section } from '../report/section.ts';
import { isSmokeTest, loadSeconds, rounds } from '../settings.ts';
import { runCheck } from './ranking-summary.ts';

const mails = isSmokeTest ? 50 : 1_000;
const keywords = isSmokeTest ? 100 : 10_000;
const keywordDays = 30;
const restMs = 3_000;
/** Programs that are part of the product in production, too; the catcher of the mails is not. */
const kinds = ['leads', 'scheduling', 'rankings', 'email', 'nginx', 'postgres', 'redis'];

/** What of everything a hundred visitors do, for the row that adds them up. */
const visitors = 100;
const mix = { file: 4_000, slots: 20, form: 3, booking: 1.5, mail: 12 };

interface Price {
  cost: Cost;
  /** In the database, with indexes. */
  bytes: number;
}

interface Operation {
  name: string;
  prepare?(): Promise<unknown>;
  /** Carries so many of them out to their end, and says how many. */
  run(): Promise<number>;
}

/** What each thing that people do costs in CPU time, and how much of it a machine carries a day. */
export async function measure(product: Product): Promise<Section> {
  const operations = await operationsOf(product);
  const machine = new QuietMachine(rounds * operations.length);
  const prices = new Map<string, Price>();
  try {
    for (const operation of operations) {
      prices.set(operation.name, await priceOf(product, operation, machine));
    }
  } finally {
    await removeInvitations(product);
  }
  const cost = (name: string) => prices.get(name)?.cost ?? {};
  const ofVisitors = mixed([
    { cost: cost(names.file), count: mix.file },
    { cost: cost(names.slots), count: mix.slots },
    { cost: cost(names.form), count: mix.form },
    { cost: cost(names.booking), count: mix.booking },
    { cost: cost(names.mail), count: mix.mail },
  ]);
  const visitor = mixed([{ cost: ofVisitors, count: 1 / visitors }]);
  const { idlePercent } = await atRest(product);
  return {
    title: 'What a machine carries',
    head: [
      '',
      'CPU ms',
      'services',
      'nginx',
      'Postgres',
      'Redis',
      'disk KB',
      'a day, 2 cores',
      'gives way',
      'a day, 8 cores',
      'gives way',
      '8 cores, replicas',
      'gives way',
    ],
    rows: [
      ...[...prices].map(([name, { cost: one, bytes }]) => rowOf(name, one, bytes)),
      rowOf('a visitor', visitor),
    ],
    foreignPercent: machine.foreignPercent,
    notes: [
      `CPU time of one operation in milliseconds, all processes of the product, median of ${rounds} rounds at full load with ${clients} clients; forms, bookings ` +
        'and free times through the gateway, until the outbox is empty. A mail is an invitation, from the queue to the mail server. A keyword is its share of a daily check ' +
        `of ${keywords.toLocaleString('en-US')} with ${keywordDays} days stored; its days hold one check of an hour, in one process.`,
      `A day is what ${mostBusy * 100} % of the cores do in the busiest hour, in which ${busiestHour * 100} % of the day happens: ` +
        `3,600,000 ms × cores × ${mostBusy} / CPU ms / ${busiestHour}. A service that runs once uses one core at most, and so does Redis; with replicas only Redis does. ` +
        'Each row assumes that nothing else happens. Eight cores are calculated, not measured.',
      `A visitor is a ${visitors}th of ${mix.file.toLocaleString('en-US')} requests for pages and files, ${mix.slots} for free times, ${mix.form} forms, ${mix.booking} bookings and ${mix.mail} mails.`,
      `At rest the product uses ${idlePercent.toFixed(1)} % of one core.`,
    ],
  };
}

const names = {
  file: 'a page or file',
  slots: 'free times',
  form: 'a form',
  booking: 'a booking',
  mail: 'a mail',
  keyword: 'a keyword, daily',
};

async function operationsOf(product: Product): Promise<Operation[]> {
  const slots = await FreeSlots.of(product);
  const headers = { cookie: await ownerCookie(product) };
  let bodies = '';
  let jobs: Awaited<ReturnType<typeof storeInvitations>> = [];
  const load = async (path: string, more: Partial<WrkLoad> = {}) => {
    const url = `${product.url}${path}`;
    const { count } = await wrk(product.programs.wrk ?? 'wrk', {
      url,
      seconds: loadSeconds,
      ...more,
    });
    // The outbox hands over what it was given: that is part of the cost.
    await awaitRest(product);
    return count;
  };
  return [
    { name: names.file, run: () => load('/', { headers: { 'Accept-Encoding': 'br' } }) },
    { name: names.slots, run: () => load(slotsPath) },
    {
      name: names.form,
      prepare: () => awaitRestWithoutMails(product),
      run: () => load(apiPaths.contacts, { body: { text: JSON.stringify(contactForm) } }),
    },
    {
      name: names.booking,
      prepare: async () => {
        bodies = await slots.take(loadSeconds * 2_500);
        await awaitRestWithoutMails(product);
      },
      run: () => load(apiPaths.appointments, { body: { linesOf: bodies } }),
    },
    {
      name: names.mail,
      prepare: async () => {
        jobs = await storeInvitations(product, mails);
        await awaitRestWithMails(product);
      },
      run: async () => {
        await product.mails.add(jobs);
        await awaitRest(product);
        return mails;
      },
    },
    {
      name: names.keyword,
      prepare: async () => {
        await setKeywords(product, keywords);
        await fillDays(product, addDays(new Date().toISOString().slice(0, 10), -4), keywordDays);
        await awaitRest(product);
      },
      run: async () => {
        await runCheck(product, headers);
        return keywords;
      },
    },
  ];
}

async function priceOf(
  product: Product,
  { prepare, run }: Operation,
  machine: QuietMachine,
): Promise<Price> {
  const prices: Price[] = [];
  // The first one warms up.
  for (let round = -1; round < rounds; round += 1) {
    const once = async () => {
      await prepare?.();
      const before = await storedBytes(product);
      const { result: count, use } = await watched(run);
      const cost = Object.fromEntries(
        kinds.map((kind) => [kind, ((use.seconds[kind] ?? 0) * 1_000) / count]),
      );
      const bytes = ((await storedBytes(product)) - before) / count;
      return { result: { cost, bytes }, uses: [use] };
    };
    if (round < 0) await once();
    else prices.push(await machine.take(once));
  }
  return {
    cost: Object.fromEntries(
      kinds.map((kind) => [kind, median(prices.map(({ cost }) => cost[kind] ?? 0))]),
    ),
    bytes: median(prices.map(({ bytes }) => bytes)),
  };
}

async function storedBytes({ database }: Product): Promise<number> {
  const { rows } = await database.query<{ bytes: string }>(
    'SELECT pg_database_size(current_database()) AS bytes',
  );
  return Number(rows[0]?.bytes);
}

function rowOf(name: string, cost: Cost, bytes?: number): Section['rows'][number] {
  const sum = (of: string[]) => of.reduce((total, kind) => total + (cost[kind] ?? 0), 0);
  const small = carriedPerDay(cost, { cores: 2, replicas: false });
  const large = carriedPerDay(cost, { cores: 8, replicas: false });
  // A check runs in one process, at night, and may take an hour.
  const isCheck = name === names.keyword;
  const replicas = carriedPerDay(cost, { cores: 8, replicas: !isCheck });
  return [
    name,
    ...[
      kinds,
      ['leads', 'scheduling', 'rankings', 'email'],
      ['nginx'],
      ['postgres'],
      ['redis'],
    ].map((of) => sum(of).toFixed(3)),
    bytes === undefined ? '' : Math.max(0, bytes / 1_024).toFixed(1),
    ...[small, large, replicas].flatMap(({ perDay, perHour, gives }) => [
      rounded(isCheck ? perHour : perDay),
      gives,
    ]),
  ];
}

/** More than two digits would say more than was measured. */
function rounded(count: number): number {
  return Number(count.toPrecision(2));
}

async function atRest(product: Product): Promise<{ idlePercent: number }> {
  await awaitRestWithMails(product);
  const { use } = await watched(() => pause(restMs));
  const seconds = kinds.reduce((sum, kind) => sum + (use.seconds[kind] ?? 0), 0);
  return { idlePercent: (seconds * 100_000) / restMs };
}
