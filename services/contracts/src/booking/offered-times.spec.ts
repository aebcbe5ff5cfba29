import fc from 'fast-check';
import { addDays } from '../time/eastern-time.js';
import type { Slots } from './booking.js';
import { offeredTimes } from './offered-times.js';
import { gridStarts } from './slot-rule.js';

type Free = Record<string, readonly string[]>;

const starts = gridStarts();

/** The answer in which exactly these starts are free. */
const answerOf = (free: Free): Pick<Slots, 'starts' | 'days'> => ({
  starts,
  days: Object.entries(free).map(([day, times]) => ({
    day,
    reasons: starts.map((start) => (times.includes(start) ? null : 'taken')),
  })),
});

const offer = (free: Free) => offeredTimes(answerOf(free)).map(({ day, time }) => `${day} ${time}`);

const [monday, tuesday, wednesday] = ['2026-11-30', '2026-12-01', '2026-12-02'] as const;

describe('offeredTimes', () => {
  it.each<[string, Free, string[]]>([
    [
      'the next one, the same afternoon, and another day',
      { [monday]: ['09:30', '10:00', '12:30', '13:00', '13:30'], [tuesday]: ['09:00', '09:30'] },
      [`${monday} 09:30`, `${monday} 13:00`, `${tuesday} 09:00`],
    ],
    [
      'a morning of another day, if the next one is in the afternoon',
      { [monday]: ['16:00', '16:30'], [tuesday]: ['09:00'], [wednesday]: ['13:00'] },
      [`${monday} 16:00`, `${tuesday} 09:00`, `${wednesday} 13:00`],
    ],
    [
      'three days, if only mornings are free',
      { [monday]: ['09:00', '09:30'], [tuesday]: ['09:00'], [wednesday]: ['10:00', '11:00'] },
      [`${monday} 09:00`, `${tuesday} 09:00`, `${wednesday} 10:00`],
    ],
    [
      'what is left, if only one day is free',
      { [monday]: ['09:00', '09:30', '10:00', '14:00'] },
      [`${monday} 09:00`, `${monday} 09:30`, `${monday} 14:00`],
    ],
    ['fewer than three', { [monday]: [], [tuesday]: ['15:00'] }, [`${tuesday} 15:00`]],
    ['none', { [monday]: [] }, []],
  ])('offers %s', (_, free, expected) => {
    expect(offer(free)).toEqual(expected);
  });

  it('offers free times only, the next one first, and as different as the schedule allows', () => {
    const freeTimes = fc.array(fc.uniqueArray(fc.constantFrom(...starts)), { maxLength: 6 });
    fc.assert(
      fc.property(freeTimes, (days) => {
        const free: Free = Object.fromEntries(
          days.map((times, index) => [addDays(monday, index), times]),
        );
        const all = Object.entries(free).flatMap(([day, times]) =>
          times.map((time) => `${day} ${time}`),
        );
        all.sort();
        const offered = offer(free);
        expect(offered).toHaveLength(Math.min(3, all.length));
        expect(offered).toEqual([...new Set(offered)].sort());
        expect(all).toEqual(expect.arrayContaining(offered));
        expect(offered[0]).toBe(all[0]);
        const halves = (some: string[]) => new Set(some.map((one) => one.slice(11) < '13:00')).size;
        const daysOf = (some: string[]) => new Set(some.map((one) => one.slice(0, 10))).size;
        if (all.length > 1) expect(halves(offered)).toBe(halves(all));
        if (all.length > 2)
          expect(daysOf(offered)).toBeGreaterThanOrEqual(Math.min(2, daysOf(all)));
      }),
    );
  });
});
