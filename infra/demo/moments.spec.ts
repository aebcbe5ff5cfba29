import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { momentsAt } from './moments.ts';

describe('a moment of the recording', () => {
  const cases = [
    // The Saturday after Thanksgiving.
    ['2026-11-28T17:00:00Z', '@0', '2026-11-30'],
    ['2026-11-28T17:00:00Z', '@-1', '2026-11-27'],
    ['2026-11-28T17:00:00Z', '@-2 10:30', '2026-11-25T15:30:00.000Z'],
    ['2026-11-28T17:00:00Z', '@+2 09:00', '2026-12-02T14:00:00.000Z'],
    ['2026-11-28T17:00:00Z', '@+2 month', '2026-12'],
    ['2026-11-28T17:00:00Z', '@-90min', '2026-11-28T15:30:00.000Z'],
    // A Wednesday, the first minutes and the last in Wilmington.
    ['2026-07-15T04:01:00Z', '@0', '2026-07-15'],
    ['2026-07-16T03:59:00Z', '@0', '2026-07-15'],
    // Either side of the clock changes.
    ['2026-11-02T12:00:00Z', '@-1 09:00', '2026-10-30T13:00:00.000Z'],
    ['2027-03-12T12:00:00Z', '@+1 09:00', '2027-03-15T13:00:00.000Z'],
  ] as const;
  for (const [now, moment, expected] of cases) {
    it(`${moment} is ${expected} at ${now}`, () => {
      assert.equal(momentsAt(new Date(now))(moment), expected);
    });
  }

  for (const moment of ['@', '@tomorrow', '@+400', '@1 9:00', '@-1 10:35 month']) {
    it(`is not ${moment}`, () => {
      assert.throws(() => momentsAt(new Date())(moment), /no such moment/);
    });
  }
});
