import fc from 'fast-check';
import { joinSpans, overlapsAny } from './eastern-time.js';

const span = fc
  .tuple(fc.nat(50), fc.nat(10))
  .map(([start, length]) => ({ start, end: start + length }));

it('should find an overlap in joined spans wherever one of the spans has it', () => {
  fc.assert(
    fc.property(
      fc.array(span),
      fc.nat(50),
      fc.integer({ min: 1, max: 10 }),
      (spans, start, length) => {
        const end = start + length;
        const expected = spans.some((one) => start < one.end && one.start < end);
        expect(overlapsAny(joinSpans(spans), { start, end })).toBe(expected);
      },
    ),
  );
});

it('should join what overlaps and what touches, in order', () => {
  const spans = [
    { start: 9, end: 10 },
    { start: 0, end: 2 },
    { start: 2, end: 4 },
    { start: 1, end: 3 },
  ];
  expect(joinSpans(spans)).toEqual([
    { start: 0, end: 4 },
    { start: 9, end: 10 },
  ]);
});
