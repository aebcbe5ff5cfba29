import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countJsonReport, countNodeReport, countPlaywrightReport } from './counts.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
});
const report = (...testResults: unknown[]) => JSON.stringify({ testResults });

describe('the counting of tests', () => {
  const cases = {
    'whatever did not pass, as a failure': {
      files: [file('passed', 'passed', 'passed', 'pending'), file('failed', 'failed', 'todo')],
      counts: { passed: 2, failed: 3 },
    },
    'a file that could not be loaded, as a failure': {
      files: [file('failed'), file('passed', 'passed')],
      counts: { passed: 1, failed: 1 },
    },
    'nothing that was skipped for one title': {
      files: [file('passed', 'passed', 'pending', 'skipped'), file('failed', 'failed')],
      isOneTitle: true,
      counts: { passed: 1, failed: 1 },
    },
  };
  for (const [what, { files, counts, ...one }] of Object.entries(cases)) {
    const isOneTitle = 'isOneTitle' in one;
    it(`counts ${what}`, () => {
      const found = countJsonReport(report(...files), isOneTitle);
      assert.deepEqual(found, { ...counts, retried: 0 });
    });
  }

  for (const kept of ['failureMessages', 'retryReasons']) {
    it(`tells what passed on its second attempt only, by its ${kept}`, () => {
      const { status, assertionResults } = file('passed', 'passed', 'passed');
      const [first, ...others] = assertionResults;
      const retried = { ...first, [kept]: ['expected 201, got 503'] };
      const text = report({ status, assertionResults: [retried, ...others] });
      assert.deepEqual(countJsonReport(text), { passed: 2, failed: 0, retried: 1 });
    });
  }

  it("reads the totals of node's runner", () => {
    const totals = { pass: 5, fail: 1, cancelled: 1, skipped: 1, todo: 1 };
    const xml = Object.entries(totals).map(([name, count]) => `\t<!-- ${name} ${count} -->`);
    assert.deepEqual(countNodeReport(xml.join('\n')), { passed: 5, failed: 4 });
    assert.throws(() => countNodeReport('<testsuites/>'), /no total of "pass"/);
  });

  it('takes a skipped browser test and a file that could not be loaded for a failure, and a second try for a pass', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };
    const errors = [{ message: 'SyntaxError' }, { message: 'no tests found' }];
    assert.deepEqual(countPlaywrightReport(JSON.stringify({ stats, errors })), {
      passed: 6,
      failed: 4,
      retried: 1,
    });
    assert.throws(() => countPlaywrightReport('{}'));
  });
});
