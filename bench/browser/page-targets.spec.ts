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
const rival: PageRun = { ...perfect, fcp: 1_000, lcp: 1_000, speedIndex: 1_000, tbt: 0 };

const missed = (runs: PageRun[], baseline: PageRun[], hasRival: boolean, name = '/') =>
  missedTargets(name, measuresOf(runs), againstBaseline(runs, baseline), hasRival);

describe('targets of a page', () => {
  it('compare its painting and blocking with the rival of the same round', () => {
    assert.deepEqual(missed([perfect], [rival], true), []);
    const slower = { ...perfect, fcp: 710, lcp: 810, speedIndex: 1_010, tbt: 21, cpuBlocking: 1 };
    const all = ['FCP', 'LCP', 'SI', 'TBT', 'TBT by CPU'];
    assert.deepEqual(missed([slower], [rival], true), all);
  });

  it('are fixed times without a rival', () => {
    const slow = { ...perfect, fcp: 801, lcp: 1_251, speedIndex: 5_000 };
    assert.deepEqual(missed([slow], [perfect], false), ['FCP', 'LCP']);
  });

  it('allow more scripts on the page that books', () => {
    const heavy = { ...perfect, scripts: 120, styles: 13, cls: 0.006 };
    assert.deepEqual(missed([heavy], [perfect], false), ['CLS', 'JS', 'CSS']);
    assert.deepEqual(missed([heavy], [perfect], false, '/thank-you'), ['CLS', 'CSS']);
  });

  it('look at the medians of rounds, and tell the slow runs beside them', () => {
    const runs = [perfect, { ...perfect, lcp: 1_400, tbt: 120 }, perfect];
    assert.deepEqual(missed(runs, [rival, rival, rival], true), []);
    const { lcp, p90 } = measuresOf(runs);
    assert.equal(lcp, 800);
    assert.equal(p90.lcp, 1_280);
    assert.equal(p90.tbt, 100);
  });
});
