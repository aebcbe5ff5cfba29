import assert from 'node:assert/strict';
import { it } from 'node:test';
import { percentile } from './median.ts';
import { ratioOf, type Turn } from './rounds.ts';

const turn = (perSecond: number): Turn => ({
  perSecond,
  count: perSecond,
  p50: 1,
  p90: 1,
  p95: 1,
  p99: 1,
  use: { wallSeconds: 1, seconds: {}, busyPercent: 0, foreignPercent: 0 },
});

it('a percentile lies between the two nearest values', () => {
  const values = [40, 10, 30, 20];
  assert.equal(percentile(values, 0), 10);
  assert.equal(percentile(values, 50), 25);
  assert.equal(percentile(values, 90), 37);
  assert.equal(percentile(values, 100), 40);
  assert.equal(percentile([7], 99), 7);
  assert.ok(Number.isNaN(percentile([], 50)));
});

it('a ratio is the median of the ratios of each round, not the ratio of the medians', () => {
  const own = [turn(50), turn(30), turn(900)];
  const baseline = [turn(100), turn(100), turn(1_000)];
  assert.equal(ratioOf(own, baseline), 0.5);
});
