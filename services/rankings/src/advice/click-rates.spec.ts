import fc from 'fast-check';
import { expectedRates, type Observed, usualRateAt } from './click-rates.js';

const observed = fc.record({
  clicks: fc.nat(50),
  impressions: fc.integer({ min: 1, max: 400 }),
  // On a coarse grid, so that neighbors are often exactly half a place away.
  position: fc.integer({ min: 2, max: 40 }).map((quarters) => quarters / 4),
});

describe('the usual click rate at a position', () => {
  it('should follow the site’s own keywords once others were seen there often enough', () => {
    const one: Observed = { position: 3, impressions: 400, clicks: 5 };
    const others = [2, 3].map(() => ({ position: 3.2, impressions: 900, clicks: 18 }));
    expect(expectedRates([one, ...others])(3, one)).toEqual({ rate: 0.02, isOwnCurve: true });
    expect(expectedRates([one])(3, one)).toEqual({ rate: usualRateAt(3), isOwnCurve: false });
  });

  it('should be that of all others within half a place', () => {
    fc.assert(
      fc.property(observed, fc.array(observed), observed, (one, others, { position }) => {
        const near = others.filter((other) => Math.abs(other.position - position) <= 0.5);
        const impressions = near.reduce((sum, other) => sum + other.impressions, 0);
        const clicks = near.reduce((sum, other) => sum + other.clicks, 0);
        const expected =
          impressions < 500
            ? { rate: usualRateAt(position), isOwnCurve: false }
            : { rate: clicks / impressions, isOwnCurve: true };
        expect(expectedRates([...others, one])(position, one)).toEqual(expected);
      }),
    );
  });
});
