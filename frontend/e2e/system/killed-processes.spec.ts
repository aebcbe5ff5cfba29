import { apiErrorBodySchema } from '@agency/contracts';
import { expect, test } from '../browser/test.ts';
import { expectConsistent } from '../product/consistency.ts';
import { query } from '../product/database.ts';
import { unusedStarts } from '../product/eastern.ts';
import { removeLeads } from '../product/leads.ts';
import { killAndAwaitReturn, restartsOfServices, type Victim } from '../product/processes.ts';
import { VisitorStream } from '../product/visitor-stream.ts';

const victims: Victim[] = ['leads', 'scheduling', 'redis', 'postgres'];

async function missing(table: string, ids: number[]): Promise<number[]> {
  const stored = await query<{ id: string }>(`SELECT id FROM ${table} WHERE id = ANY($1)`, [ids]);
  const known = new Set(stored.map(({ id }) => Number(id)));
  return ids.filter((id) => !known.has(id));
}

test.describe('kill -9 during a stream of visitors', () => {
  test.afterAll(removeLeads);

  for (const victim of victims) {
    test(`loses no confirmed write when ${victim} is killed, and recovers by itself`, async () => {
      const stream = new VisitorStream(await unusedStarts(40));
      try {
        await stream.flows(20);
        await killAndAwaitReturn(victim);
        await stream.flows(20);
      } finally {
        await stream.stop();
      }
      expect(await missing('leads.contacts', stream.contacts)).toStrictEqual([]);
      expect(await missing('scheduling.appointments', stream.appointments)).toStrictEqual([]);
      await expectConsistent();
      for (const { status, headers, text } of stream.errors) {
        expect(status === 429 || status >= 500, `${status}: ${text}`).toBeTruthy();
        expect(headers.get('content-type') ?? '').toMatch(/^application\/json/);
        expect(apiErrorBodySchema.parse(JSON.parse(text)).statusCode).toBe(status);
      }
    });
  }

  test('ends no service when postgres is killed five times', async () => {
    const stream = new VisitorStream(await unusedStarts(40));
    const before = restartsOfServices();
    expect(Object.keys(before)).toHaveLength(4);
    try {
      for (let kill = 0; kill < 5; kill += 1) {
        await stream.flows(5);
        await killAndAwaitReturn('postgres');
      }
      await stream.flows(5);
    } finally {
      await stream.stop();
    }
    expect(restartsOfServices()).toStrictEqual(before);
    await expectConsistent();
  });
});
