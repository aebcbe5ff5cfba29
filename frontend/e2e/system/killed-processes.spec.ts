import { apiErrorBodySchema } from '@agency/contracts';
import { expect, test } from '../browser/test.ts';
import { expectConsistent } from '../product/consistency.ts';
import { query } from '../product/database.ts';
import { unusedStarts } from '../product/eastern.ts';
import { removeLeads } from '../product/leads.ts';
import { killAndAwaitReturn, restartsOfServices } from '../product/processes.ts';
import { VisitorStream } from '../product/visitor-stream.ts';

async function missing(table: string, ids: number[]): Promise<number[]> {
  const stored = await query<{ id: string }>(`SELECT id FROM ${table} WHERE id = ANY($1)`, [ids]);
  const known = new Set(stored.map(({ id }) => Number(id)));
  return ids.filter((id) => !known.has(id));
}

test.afterAll(removeLeads);

test('kill -9 during a stream of visitors loses no confirmed write, and every process recovers on its own', async () => {
  const stream = new VisitorStream(await unusedStarts(40));
  let before: Record<string, number> = {};
  try {
    for (const victim of ['leads', 'scheduling', 'redis'] as const) {
      await test.step(victim, async () => {
        await stream.flows(10);
        await killAndAwaitReturn(victim);
        await stream.flows(10);
      });
    }
    before = restartsOfServices();
    for (let kill = 1; kill <= 3; kill += 1) {
      await test.step(`postgres, ${kill} of 3`, async () => {
        await killAndAwaitReturn('postgres');
        await stream.flows(5);
      });
    }
  } finally {
    await stream.stop();
  }
  // No service goes down with Postgres.
  expect(Object.keys(before)).toHaveLength(4);
  expect(restartsOfServices()).toStrictEqual(before);
  expect(await missing('leads.contacts', stream.contacts)).toStrictEqual([]);
  expect(await missing('scheduling.appointments', stream.appointments)).toStrictEqual([]);
  await expectConsistent();
  for (const { status, headers, text } of stream.errors) {
    expect(status === 429 || status >= 500, `${status}: ${text}`).toBeTruthy();
    expect(headers.get('content-type') ?? '').toMatch(/^application\/json/);
    expect(apiErrorBodySchema.parse(JSON.parse(text)).statusCode).toBe(status);
  }
});
