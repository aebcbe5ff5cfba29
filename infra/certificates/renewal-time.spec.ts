import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renewalByLifetime, renewalInWindow } from './renewal-time.ts';

const days = (count: number) => new Date(Date.UTC(2027, 0, 1) + count * 86_400_000);

describe('the time to renew', () => {
  for (const { lifetime, renewedOn } of [
    { lifetime: 90, renewedOn: 60 },
    { lifetime: 45, renewedOn: 30 },
    { lifetime: 10, renewedOn: 20 / 3 },
    { lifetime: 6, renewedOn: 3 },
  ]) {
    it(`should come on day ${renewedOn.toFixed(1)} of ${lifetime}`, () => {
      const at = renewalByLifetime({ notBefore: days(0), notAfter: days(lifetime) });
      assert.ok(Math.abs(at.getTime() - days(renewedOn).getTime()) < 1_000);
    });
  }

  it('should be anywhere in the window of the authority', () => {
    const window = { start: days(10), end: days(12) };
    assert.deepEqual(renewalInWindow(window, 0), days(10));
    assert.deepEqual(renewalInWindow(window, 0.5), days(11));
    assert.deepEqual(renewalInWindow(window, 1), days(12));
  });
});
