import type { HistoryPoint } from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import { coursesOf } from './course';

function point(
  day: string,
  position: number | null,
  coversDays = position === null ? 0 : 1,
): HistoryPoint {
  return {
    day: `2026-11-${day}`,
    clicks: null,
    impressions: null,
    ctr: null,
    position,
    coversDays,
  };
}
const drawn = (points: HistoryPoint[]) =>
  coursesOf(points).map((course) =>
    course.map(({ day, position }) => `${day.slice(8)}:${position}`),
  );

describe('the lines of a chart', () => {
  it('break at a day without figures', () => {
    expect(drawn([point('01', 4), point('02', 5), point('03', null), point('04', 6)])).toEqual([
      ['01:4', '02:5'],
      ['04:6'],
    ]);
  });

  it('run level through an uploaded period, and on into the next', () => {
    expect(
      drawn([
        point('01', null),
        point('02', null),
        point('03', 8, 3),
        point('04', null),
        point('05', 6, 2),
      ]),
    ).toEqual([['01:8', '03:8', '04:6', '05:6']]);
  });

  it('begin at the edge when a period began before it', () => {
    expect(drawn([point('10', null), point('11', 9, 28)])).toEqual([['10:9', '11:9']]);
  });

  it('are none without figures', () => {
    expect(drawn([point('01', null)])).toEqual([]);
    expect(drawn([])).toEqual([]);
  });
});
