import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Outages } from './outages.ts';

it('should measure from the first request that failed to the next good answer of its kind', () => {
  const outages = new Outages();
  outages.note('lead', 0, 10, undefined);
  outages.note('lead', 100, 150, 503);
  outages.note('lead', 120, 130, 0);
  // Sent before anything failed, answered late.
  outages.note('lead', 90, 400, undefined);
  outages.note('page', 200, 210, undefined);
  assert.equal(outages.isOver, false);
  outages.note('lead', 600, 650, undefined);
  assert.equal(outages.isOver, true);
  const seen = { failed: 2, statuses: [0, 503], longestMs: 550, slowestMs: 310, kind: 'lead' };
  assert.deepEqual(outages.take(), seen);
  assert.deepEqual(outages.take(), {
    failed: 0,
    statuses: [],
    longestMs: 0,
    slowestMs: 0,
    kind: '',
  });
});
