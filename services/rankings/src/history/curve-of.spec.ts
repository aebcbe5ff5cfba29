import { curveOf } from './curve-of.js';

const through = '2026-11-17';
const tail = (curve: (number | null)[], days: number) => curve.slice(-days);

it('should give every day of an uploaded period its position, and the days of an earlier one theirs', () => {
  const stored = [
    { day: '2026-11-16', coversDays: 2, position: 12.4 },
    { day: '2026-11-17', coversDays: 90, position: 30 },
  ];
  const curve = curveOf(stored, through);
  expect(curve[0]).toBe(30);
  expect(tail(curve, 4)).toEqual([30, 12, 12, 30]);
});

it('should take the longer of two that end on the same day, in either order', () => {
  const long = { day: '2026-11-17', coversDays: 3, position: 5 };
  const short = { day: '2026-11-17', coversDays: 2, position: 8 };
  for (const stored of [
    [long, short],
    [short, long],
  ]) {
    expect(tail(curveOf(stored, through), 4)).toEqual([null, 5, 5, 5]);
  }
});
