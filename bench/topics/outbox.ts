import { setTimeout as pause } from 'node:timers/promises';
import { apiPaths } from '@agency/contracts';
import { median, percentile } from '../load/median.ts';
import { contactForm } from '../product/contact-form.ts';
import { awaitRest } from '../product/rest.ts';
import type { Product } from '../product/throw-away-product.ts';
import type { Section } from '../report/section.ts';
import { atLeast, atMost } from '../report/target.ts';
import { rounds } from '../settings.ts';

const forms = 40;
const messages = 10_000;

/** From the transaction to the job: one form at rest, and many messages that are due at once. */
export async function measure(product: Product): Promise<Section> {
  const delays = await delaysAtRest(product);
  const rates: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    rates.push(await drain(product));
  }
  const slow = percentile(delays, 95);
  const rate = Math.round(median(rates));
  return {
    title: 'Outbox',
    head: ['', 'median', 'p95 or slowest', 'target'],
    rows: [
      [
        'begin of the transaction to job in the queue, ms',
        median(delays),
        slow,
        atMost(slow, 200, ' ms'),
      ],
      [
        `${messages.toLocaleString('en-US')} due messages, messages/s`,
        rate,
        Math.round(Math.min(...rates)),
        atLeast(rate, 2_000),
      ],
    ],
    notes: [
      `${forms} forms one by one through the gateway; ${rounds} times ${messages.toLocaleString('en-US')} messages, from the end of the relay's first batch to its last.`,
    ],
  };
}

async function delaysAtRest(product: Product): Promise<number[]> {
  await awaitRest(product);
  for (let sent = 0; sent < forms; sent += 1) {
    const response = await fetch(`${product.url}${apiPaths.contacts}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(contactForm),
    });
    if (!response.ok) {
      throw new Error(`The form was answered with ${response.status}`);
    }
    await pause(25);
  }
  await awaitRest(product);
  const { rows } = await product.database.query<{ delay: number }>(
    `SELECT (extract(epoch FROM relayed_at - created_at) * 1000)::float8 AS delay
     FROM leads.outbox WHERE name = 'lead-notice' ORDER BY id DESC LIMIT $1`,
    [forms],
  );
  return rows.map(({ delay }) => delay);
}

/** Messages of nobody: whoever works the queue off finds no such contact. */
async function drain(product: Product): Promise<number> {
  await awaitRest(product);
  const subject = `bench:${crypto.randomUUID()}`;
  await product.database.query(
    `INSERT INTO leads.outbox (name, payload, subject, request_id, due_at)
     SELECT 'lead-notice', jsonb_build_object('contactId', 2 ^ 40), $1, 'bench', now() FROM generate_series(1, $2)`,
    [subject, messages],
  );
  await awaitRest(product);
  const { rows } = await product.database.query<{ rate: number }>(
    `WITH batch AS (SELECT relayed_at, count(*) AS size FROM leads.outbox WHERE subject = $1 GROUP BY relayed_at)
     SELECT ((sum(size) - (SELECT size FROM batch ORDER BY relayed_at LIMIT 1))
       / nullif(extract(epoch FROM max(relayed_at) - min(relayed_at)), 0))::float8 AS rate FROM batch`,
    [subject],
  );
  return rows[0]?.rate ?? Number.NaN;
}
