import { retryAfterMs } from './retry-after.js';

describe('retryAfterMs', () => {
  const now = new Date('2026-11-12T14:00:00Z');

  it.each([
    ['120', 120_000],
    ['Thu, 12 Nov 2026 14:00:30 GMT', 30_000],
    ['Thu, 12 Nov 2026 13:00:00 GMT', 0],
    ['99999999', 3_600_000],
    ['soon', undefined],
    [null, undefined],
  ])('reads %s as %s', (header, wait) => {
    expect(retryAfterMs(header, now)).toBe(wait);
  });
});
