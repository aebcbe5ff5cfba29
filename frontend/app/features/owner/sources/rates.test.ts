import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRates, describeRate, wilson } from './rates';

describe('a rate', () => {
  it.each([
    [1, 3, '1 of 3'],
    [9, 29, '9 of 29'],
    [9, 30, '9 of 30, 17–48 %'],
    [19, 54, '19 of 54, 24–49 %'],
    [35, 100, '35 of 100, 26–45 %'],
    [0, 30, '0 of 30, 0–11 %'],
    [30, 30, '30 of 30, 89–100 %'],
  ])('of %d in %d is told as %s', (hits, of, words) => {
    expect(describeRate({ hits, of })).toBe(words);
  });

  it('lies in its interval, which narrows with more leads and never leaves 0 to 1', () => {
    const rates = fc
      .integer({ min: 1, max: 5_000 })
      .chain((of) => fc.record({ of: fc.constant(of), hits: fc.integer({ min: 0, max: of }) }));
    fc.assert(
      fc.property(rates, ({ hits, of }) => {
        const { low, high } = wilson({ hits, of });
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(hits / of + 1e-9);
        expect(high).toBeGreaterThanOrEqual(hits / of - 1e-9);
        const wider = wilson({ hits: hits * 10, of: of * 10 });
        expect(wider.high - wider.low).toBeLessThan(high - low);
      }),
    );
  });

  it('differs only if chance does not explain it', () => {
    expect(compareRates({ hits: 60, of: 100 }, { hits: 30, of: 100 })).toBe('more');
    expect(compareRates({ hits: 30, of: 100 }, { hits: 60, of: 100 })).toBe('fewer');
    expect(compareRates({ hits: 36, of: 100 }, { hits: 30, of: 100 })).toBe('unclear');
    expect(compareRates({ hits: 9, of: 10 }, { hits: 1, of: 10 })).toBe('unclear');
  });

  it('differs the other way round if the periods are exchanged', () => {
    const rate = fc.record({ hits: fc.integer({ min: 0, max: 40 }), of: fc.constant(40) });
    const mirrored = { more: 'fewer', fewer: 'more', unclear: 'unclear' } as const;
    fc.assert(
      fc.property(rate, rate, (one, other) => {
        expect(compareRates(other, one)).toBe(mirrored[compareRates(one, other)]);
      }),
    );
  });
});
