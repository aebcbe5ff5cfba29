import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doOverlap } from './day-clock';
import { layOut } from './lanes';

const lanesOf = (...spans: [number, number][]) =>
  layOut(spans.map(([start, end]) => ({ start, end }))).map(({ lane, lanes, width }) => [
    lane,
    lanes,
    width,
  ]);

describe('blocks of a day', () => {
  it('take the whole width unless they overlap', () => {
    expect(lanesOf([540, 570], [570, 600])).toEqual([
      [0, 1, 1],
      [0, 1, 1],
    ]);
    expect(lanesOf([540, 600], [570, 630], [630, 660])).toEqual([
      [0, 2, 1],
      [1, 2, 1],
      [0, 1, 1],
    ]);
  });

  it('take empty lanes at their right', () => {
    // Two side by side, then a third to the right of the long one.
    expect(lanesOf([540, 600], [540, 570], [550, 700], [600, 650])).toEqual([
      [0, 3, 1],
      [1, 3, 1],
      [2, 3, 1],
      [0, 3, 2],
    ]);
  });

  it('never lie on each other, whatever they are', () => {
    const span = fc
      .tuple(fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 1, max: 300 }))
      .map(([start, length]) => ({ start, end: start + length }));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 25 }), (spans) => {
        const placed = layOut(spans);
        expect(placed).toHaveLength(spans.length);
        for (const [index, one] of placed.entries()) {
          expect(one.lane + one.width).toBeLessThanOrEqual(one.lanes);
          for (const other of placed.slice(index + 1)) {
            const areBeside =
              one.lane + one.width <= other.lane || other.lane + other.width <= one.lane;
            expect(areBeside || !doOverlap(one, other)).toBe(true);
          }
        }
      }),
    );
  });
});
