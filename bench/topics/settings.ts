import { setTimeout as pause } from 'node:timers/promises';
import { apiPaths } from '@agency/contracts';
import { Queue } from 'bullmq';
import { MailSink } from '../load/mail-sink.ts';
import { median } from '../load/median.ts';
import { compare } from '../load/rounds.ts';
import type { Sample } from '../load/sample.ts';
import { wrk } from '../load/wrk.ts';
import {
  flipEmailText,
  flipPlace,
  hasBothTexts,
  type OwnerHeaders,
  places,
} from '../product/flipped-settings.ts';
import { FreeSlots } from '../product/free-slots.ts';
import { removeInvitations, storeInvitations } from '../product/invitations.ts';
import { ownerCookie } from '../product/owner-cookie.ts';
import { startReplica } from '../product/replica.ts';
import { awaitRestWithoutMails } from '../product/rest.ts';
import type { Product } from '../product/throw-away-product.ts';
import type { Section } from '../report/section.ts';
import { loadSeconds, rounds, warmUpSeconds } from '../settings.ts';

const replicaCount = 3;
const clientsPerReplica = 21;
const bookingsPerSecond = 2_500;
const flips = 200;
const mailsPerRound = 1_000;
/** Otherwise the product's own worker would help. */
const redisDatabase = 9;

/** Bookings and emails of three replicas while a setting of theirs is flipped, against the same without. */
export async function measure(product: Product): Promise<Section> {
  const headers = { cookie: await ownerCookie(product), 'content-type': 'application/json' };
  const bookings = await measureBookings(product, headers);
  const mails = await measureMails(product, headers);
  return {
    title: 'Settings that change under load',
    head: ['', 'per second', 'ratio', 'errors', 'neither one nor the other'],
    rows: [...bookings, ...mails],
    notes: [
      `${replicaCount} replicas each; a setting flips ${flips} times over the rounds. The ratio is to the same load without flips, in the same round. ` +
        'Bookings flip between a link and a phone number, emails between two texts.',
    ],
  };
}

async function measureBookings(product: Product, headers: OwnerHeaders): Promise<Section['rows']> {
  const replicas = await Promise.all(
    Array.from({ length: replicaCount }, () => startReplica(product, 'scheduling')),
  );
  try {
    const slots = await FreeSlots.of(product);
    let bodies: string[] = [];
    const prepare = async (seconds = loadSeconds) => {
      bodies = [];
      for (const _ of replicas) {
        bodies.push(await slots.take((seconds * bookingsPerSecond) / replicaCount));
      }
      await awaitRestWithoutMails(product);
    };
    const load = async (seconds = loadSeconds): Promise<Sample> => {
      const samples = await Promise.all(
        replicas.map(({ url }, index) =>
          wrk(product.programs.wrk ?? 'wrk', {
            url: `${url}${apiPaths.appointments}`,
            seconds,
            connections: clientsPerReplica,
            body: { linesOf: bodies[index] ?? '' },
          }),
        ),
      );
      return together(samples);
    };
    await prepare(warmUpSeconds);
    await load(warmUpSeconds);
    await product.database.query('TRUNCATE scheduling.appointments CASCADE');
    const standings = await compare([
      { name: 'bookings', prepare: () => prepare(), run: () => load() },
      {
        name: 'bookings while the place of calls flips',
        prepare: () => prepare(),
        run: async () => {
          const [sample] = await Promise.all([
            load(),
            flipping(loadSeconds * 1_000, (flip) =>
              flipPlace(replicas[flip % replicaCount]?.url ?? '', headers, flip),
            ),
          ]);
          return sample;
        },
      },
    ]);
    const { rows } = await product.database.query<{ mixed: string }>(
      `SELECT count(*) AS mixed FROM scheduling.appointments
       WHERE CASE
         WHEN has_own_room THEN meeting_base_url LIKE 'tel:%' OR meeting_base_url LIKE 'https://one.example%'
         ELSE meeting_base_url || '/' || meeting_room <> $1 AND meeting_base_url NOT LIKE 'tel:%' END`,
      [places[0].address],
    );
    return standings.map(({ name, perSecond, ratio, statuses = {} }) => [
      name,
      Math.round(perSecond),
      Number(ratio.toFixed(2)),
      Object.entries(statuses)
        .filter(([status]) => status !== '201')
        .reduce((sum, [, count]) => sum + count, 0),
      name === 'bookings' ? '' : Number(rows[0]?.mixed),
    ]);
  } finally {
    for (const replica of replicas) await replica.stop();
    await product.database.query('DELETE FROM scheduling.meeting_settings');
    await product.database.query('DROP FUNCTION scheduling.bench_book_yesterday CASCADE');
  }
}

async function measureMails(product: Product, headers: OwnerHeaders): Promise<Section['rows']> {
  const sink = new MailSink();
  const smtpUrl = await sink.start();
  const redisUrl = `${product.context.redisUrl}/${redisDatabase}`;
  const workers = await Promise.all(
    Array.from({ length: replicaCount }, () =>
      startReplica(product, 'email', { redisUrlOf: () => redisUrl, smtpUrl }),
    ),
  );
  const queue = new Queue('email', { connection: { url: redisUrl } });
  const rates = { still: [] as number[], flipping: [] as number[] };
  const work = async () => {
    const jobs = await storeInvitations(product, mailsPerRound);
    const wanted = sink.count + mailsPerRound;
    const began = performance.now();
    await queue.addBulk(jobs);
    await sink.until(wanted);
    return mailsPerRound / ((performance.now() - began) / 1_000);
  };
  const origin = `http://127.0.0.1:${product.context.config.ports.email}`;
  try {
    await work();
    for (let round = 0; round < rounds; round += 1) {
      rates.still.push(await work());
      const [rate] = await Promise.all([
        work(),
        flipping(3_000, (flip) => flipEmailText(origin, headers, flip)),
      ]);
      rates.flipping.push(rate);
    }
    const { rows } = await product.database.query<{ failed: string }>(
      `SELECT count(*) AS failed FROM email.deliveries
       WHERE mail = 'booking-invitation' AND state IN ('failed', 'skipped')`,
    );
    const ratio = median(rates.flipping.map((rate, round) => rate / (rates.still[round] ?? 0)));
    const mixed = sink.emails.filter(hasBothTexts).length;
    return [
      ['emails', Math.round(median(rates.still)), 1, '', ''],
      [
        'emails while their text flips',
        Math.round(median(rates.flipping)),
        Number(ratio.toFixed(2)),
        Number(rows[0]?.failed),
        mixed,
      ],
    ];
  } finally {
    await queue.close();
    for (const worker of workers) await worker.stop();
    await sink.stop();
    await removeInvitations(product);
    await product.database.query('DELETE FROM email.email_texts');
  }
}

/** Spreads one round's share of the flips over this time. */
async function flipping(overMs: number, flip: (number: number) => Promise<void>): Promise<void> {
  const count = Math.ceil(flips / rounds);
  for (let number = 0; number < count; number += 1) {
    await flip(number);
    await pause(overMs / count / 2);
  }
}

/** Of replicas under load at the same time: rates add up, times are the slowest replica's. */
function together(samples: Sample[]): Sample {
  const slowest = (pick: (sample: Sample) => number) => Math.max(...samples.map(pick));
  const statuses: Record<string, number> = {};
  for (const sample of samples) {
    for (const [status, count] of Object.entries(sample.statuses ?? {})) {
      statuses[status] = (statuses[status] ?? 0) + count;
    }
  }
  return {
    perSecond: samples.reduce((sum, { perSecond }) => sum + perSecond, 0),
    count: samples.reduce((sum, { count }) => sum + count, 0),
    p50: slowest(({ p50 }) => p50),
    p90: slowest(({ p90 }) => p90),
    p95: slowest(({ p95 }) => p95),
    p99: slowest(({ p99 }) => p99),
    statuses,
  };
}
