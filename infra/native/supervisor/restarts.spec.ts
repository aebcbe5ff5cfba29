import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Restarts } from './restarts.ts';

const pace = { firstDelayMs: 100, longestDelayMs: 1_000, steadyMs: 30_000, recheckMs: 0 };

describe('the pause before a restart', () => {
  it('doubles up to a limit while the process keeps failing', () => {
    const restarts = new Restarts(pace, () => 0);
    const delays = Array.from({ length: 6 }, () => restarts.nextDelay());
    assert.deepEqual(delays, [100, 200, 400, 800, 1_000, 1_000]);
    assert.equal(restarts.count, 6);
  });

  it('is short again after the process has run for long', () => {
    let now = 0;
    const restarts = new Restarts(pace, () => now);
    restarts.begin();
    restarts.nextDelay();
    restarts.nextDelay();
    restarts.begin();
    now = 30_000;
    assert.equal(restarts.nextDelay(), 100);
    assert.equal(restarts.nextDelay(), 200, 'and grows from there');
  });

  it('counts failures until the process was ready', () => {
    const restarts = new Restarts(pace, () => 0);
    restarts.failed('exit code 1');
    restarts.failed('SIGKILL');
    assert.deepEqual([restarts.failures, restarts.lastExit], [2, 'SIGKILL']);
    restarts.succeeded();
    assert.equal(restarts.failures, 0);
  });
});
