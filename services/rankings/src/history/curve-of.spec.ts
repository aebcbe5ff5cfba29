import { curveOf } from './curve-of.js';

const through = '2026-11-17';
const tail = (curve: (number | null)[], days: number) => curve.slice(-days);

it('should have a number for each day, and none for a day without data', () => {
  const curve = curveOf([{ day: '2026-11-16', coversDays: 1, position: 4.26 }], through);
  expect(curve).toHaveLength(28);
  expect(tail(curve, 3)).toEqual([null, 4.3, null]);
});

it('should give every day of an uploaded period its position, and a shorter period its own days', () => {
  const stored = [
    { day: '2026-11-17', coversDays: 2, position: 12.4 },
    { day: '2026-11-17', coversDays: 90, position: 30 },
  ];
  const curve = curveOf(stored, through);
  expect(curve[0]).toBe(30);
  expect(tail(curve, 3)).toEqual([30, 12, 12]);
});

it('should take the later of two periods of the same length', () => {
  const stored = [
    { day: '2026-11-17', coversDays: 2, position: 5 },
    { day: '2026-11-16', coversDays: 2, position: 8 },
  ];
  expect(tail(curveOf(stored, through), 4)).toEqual([null, 8, 5, 5]);
});

it('should leave out what ended before its first day', () => {
  expect(curveOf([{ day: '2026-10-01', coversDays: 7, position: 5 }], through)).toEqual(
    Array(28).fill(null),
  );
});
