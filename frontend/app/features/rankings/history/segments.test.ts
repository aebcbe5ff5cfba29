import type { HistoryPoint } from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import { splitIntoSegments } from './segments';

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
const segmentsOf = (points: HistoryPoint[]) =>
  splitIntoSegments(points).map((segment) =>
    segment.map(({ day, value }) => `${day.slice(8)}:${value}`),
  );

describe('the segments of a chart', () => {
  it('break at a day without data', () => {
    expect(segmentsOf([point('01', 4), point('02', 5), point('03', null), point('04', 6)])).toEqual(
      [['01:4', '02:5'], ['04:6']],
    );
  });

  it('stay level through an uploaded period and continue into the next', () => {
    expect(
      segmentsOf([
        point('01', null),
        point('02', null),
        point('03', 8, 3),
        point('04', null),
        point('05', 6, 2),
      ]),
    ).toEqual([['01:8', '03:8', '04:6', '05:6']]);
  });

  it('give days of two overlapping periods to the earlier point', () => {
    const points = ['01', '02', '03', '04', '05', '06'].map((day) => point(day, null));
    points[3] = point('04', 8, 2);
    points[5] = point('06', 5, 6);
    expect(segmentsOf(points)).toEqual([['03:8', '04:8', '05:5', '06:5']]);
  });

  it('begin at the edge when a period began before the chart', () => {
    expect(segmentsOf([point('10', null), point('11', 9, 28)])).toEqual([['10:9', '11:9']]);
  });

  it('are of any metric', () => {
    const segments = splitIntoSegments([{ ...point('01', 4), clicks: 9 }], 'clicks');
    expect(segments).toEqual([[{ day: '2026-11-01', value: 9 }]]);
  });

  it('are none without data', () => {
    expect(segmentsOf([point('01', null)])).toEqual([]);
    expect(segmentsOf([])).toEqual([]);
  });
});
