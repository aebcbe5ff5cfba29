import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nextOrder, nextTry } from './next-try.ts';

const now = new Date('2027-03-01T12:00:00Z');
const minutesUntil = (at: Date) => (at.getTime() - now.getTime()) / 60_000;
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe('the next try', () => {
  it('should wait twice as long after each failure, up to an hour', () => {
    const waits = [1, 2, 3, 7, 50].map((failures) =>
      minutesUntil(nextTry(failures, { reason: 'away', retryAfterMs: undefined }, now, 0)),
    );
    assert.deepEqual(waits, [1, 2, 4, 60, 60]);
  });

  it('should not be at the same moment everywhere', () => {
    const at = nextTry(4, { reason: 'away', retryAfterMs: undefined }, now, 1);
    assert.equal(minutesUntil(at), 10);
  });

  it('should not be before the authority allows it', () => {
    const retryAfterMs = 5 * 3_600_000;
    assert.equal(minutesUntil(nextTry(1, { reason: 'away', retryAfterMs }, now, 0)), 300);
    assert.equal(minutesUntil(nextTry(1, { reason: 'rate-limit', retryAfterMs }, now, 0)), 300);
  });

  it('should be an hour after a limit that names no time', () => {
    const failure = { reason: 'rate-limit', retryAfterMs: undefined } as const;
    assert.equal(minutesUntil(nextTry(1, failure, now, 0)), 60);
  });

  it('should place five orders in a day at most', () => {
    assert.deepEqual(nextOrder({ orders: [4, 3, 2, 1].map(hoursAgo) }, now), now);
    assert.equal(minutesUntil(nextOrder({ orders: [23, 4, 3, 2, 1].map(hoursAgo) }, now)), 60);
    assert.deepEqual(nextOrder({ orders: [24, 4, 3, 2, 1].map(hoursAgo) }, now), now);
  });
});
