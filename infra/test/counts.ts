import { z } from 'zod';

export interface Counts {
  passed: number;
  failed: number;
  /** How many of the passed tests failed at first. */
  retried?: number;
}

const jsonReport = z.object({
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          failureMessages: z.array(z.string()).default([]),
          retryReasons: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
});

const skipped = ['pending', 'skipped'];

/**
 * Counts in a report of jest or vitest. A test that did not run did not pass: a skipped test is a failure, unless only
 * the tests of one title were requested, which skips all others.
 */
export function countJsonReport(text: string, isOneTitle = false): Counts {
  const { testResults } = jsonReport.parse(JSON.parse(text));
  const counts = { passed: 0, failed: 0, retried: 0 };
  for (const { status, assertionResults } of testResults) {
    const wanted = assertionResults.filter(
      (test) => !(isOneTitle && skipped.includes(test.status)),
    );
    const passed = wanted.filter((test) => test.status === 'passed');
    const failed = wanted.length - passed.length;
    counts.passed += passed.length;
    // A test that passed on its second attempt keeps what failed at the first.
    counts.retried += passed.filter(
      ({ failureMessages, retryReasons }) => failureMessages.length + retryReasons.length > 0,
    ).length;
    // A file that could not be loaded, or whose hook failed, has no failed test of its own.
    counts.failed += failed === 0 && status !== 'passed' ? 1 : failed;
  }
  return counts;
}

/** Counts in a JUnit report of node's test runner, from the totals at its end. */
export function countNodeReport(text: string): Counts {
  const total = (name: string) => {
    const found = new RegExp(`<!-- ${name} (\\d+) -->`).exec(text)?.[1];
    if (found === undefined) throw new Error(`The report has no total of "${name}"`);
    return Number(found);
  };
  return {
    passed: total('pass'),
    failed: total('fail') + total('cancelled') + total('skipped') + total('todo'),
  };
}

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
});

/** Counts in Playwright's JSON report. A file that could not be loaded is among its errors, not its tests. */
export function countPlaywrightReport(text: string): Counts {
  const { stats, errors } = playwrightReport.parse(JSON.parse(text));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    retried: stats.flaky,
  };
}

export function sum(all: Counts[]): Counts {
  return all.reduce(
    (total, { passed, failed }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
    }),
    { passed: 0, failed: 0 },
  );
}
