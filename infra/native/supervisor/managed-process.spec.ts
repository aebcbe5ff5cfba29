import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nextDelay } from './managed-process.ts';

const pace = { firstDelayMs: 100, longestDelayMs: 1_000, steadyMs: 30_000, recheckMs: 0 };

describe('the pause before a restart', () => {
  it('doubles up to a limit while the process keeps failing', () => {
    const delays = [0, 100, 200, 400, 800, 1_000].map((last) => nextDelay(pace, last, 29_999));
    assert.deepEqual(delays, [100, 200, 400, 800, 1_000, 1_000]);
  });

  it('is short again after the process has run for long', () => {
    assert.equal(nextDelay(pace, 1_000, 30_000), 100);
  });
});
