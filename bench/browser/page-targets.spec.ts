import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PageRun } from './lighthouse-run.ts';
import { againstBaseline, measuresOf, missedTargets } from './page-targets.ts';

const perfect: PageRun = {
  scores: [100, 100, 100, 100],
  fcp: 700,
  lcp: 800,
  speedIndex: 900,
  tbt: 20,
  cpuBlocking: 0,
  cls: 0,
  scripts: 110,
  styles: 10,
};
const floor: PageRun = { ...perfect, tbt: 0 };

const missed = (runs: PageRun[], baseline: PageRun[], name = '/') =>
  missedTargets(name, measuresOf(runs), againstBaseline(runs, baseline));

describe('targets of a page', () => {
  it('compare its blocking with the page without scripts of the same round', () => {
    assert.deepEqual(missed([perfect], [floor]), []);
    const blocking = { ...perfect, tbt: 21, cpuBlocking: 1 };
    assert.deepEqual(missed([blocking], [floor]), ['TBT', 'TBT by CPU']);
  });

  it('are fixed times for its painting', () => {
    const slow = { ...perfect, fcp: 801, lcp: 1_251, speedIndex: 5_000 };
    assert.deepEqual(missed([slow], [perfect]), ['FCP', 'LCP']);
  });

  it('allow more scripts on the page that books', () => {
    const heavy = { ...perfect, scripts: 120, styles: 13, cls: 0.006 };
    assert.deepEqual(missed([heavy], [perfect]), ['CLS', 'JS', 'CSS']);
    assert.deepEqual(missed([heavy], [perfect], '/thank-you'), ['CLS', 'CSS']);
  });

  it('look at the medians of rounds, and tell the slow runs beside them', () => {
    const runs = [perfect, { ...perfect, lcp: 1_400, tbt: 120 }, perfect];
    assert.deepEqual(missed(runs, [floor, floor, floor]), []);
    const { lcp, p90 } = measuresOf(runs);
    assert.equal(lcp, 800);
    assert.equal(p90.lcp, 1_280);
    assert.equal(p90.tbt, 100);
  });
});
