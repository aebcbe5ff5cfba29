import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { apiErrorBodySchema } from '@agency/contracts';
import { assertConsistent } from '../product/consistency.ts';
import { query } from '../product/database.ts';
import { unusedStarts } from '../product/eastern.ts';
import { killAndAwaitReturn, type Victim } from '../product/processes.ts';
import { Stream } from '../product/stream.ts';

const victims: Victim[] = ['leads', 'scheduling', 'redis', 'postgres'];

async function missing(table: string, ids: number[]): Promise<number[]> {
  const stored = await query<{ id: string }>(`SELECT id FROM ${table} WHERE id = ANY($1)`, [ids]);
  const known = new Set(stored.map(({ id }) => Number(id)));
  return ids.filter((id) => !known.has(id));
}

describe('kill -9 during a stream of visitors', () => {
  for (const victim of victims) {
    it(`should keep every promise when ${victim} is killed, and go on by itself`, async () => {
      const stream = new Stream(await unusedStarts(40));
      try {
        await stream.flows(20);
        await killAndAwaitReturn(victim);
        await stream.flows(20);
      } finally {
        await stream.stop();
      }
      assert.deepEqual(await missing('leads.contacts', stream.contacts), []);
      assert.deepEqual(await missing('scheduling.appointments', stream.appointments), []);
      await assertConsistent();
      for (const { status, headers, text } of stream.refusals) {
        assert.ok(status === 429 || status >= 500, `${status}: ${text}`);
        assert.match(headers.get('content-type') ?? '', /^application\/json/);
        assert.equal(apiErrorBodySchema.parse(JSON.parse(text)).statusCode, status);
      }
    });
  }
});
