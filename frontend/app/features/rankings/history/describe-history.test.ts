import type { HistoryPoint } from '@agency/contracts';
import { expect, it } from 'vitest';
import { describeHistory, describePoint } from './describe-history';

const gap = { clicks: null, impressions: null, ctr: null, position: null, coversDays: 0 };
const day = (date: string, position: number): HistoryPoint => ({
  day: date,
  clicks: 1,
  impressions: 1200,
  ctr: 0.1,
  position,
  coversDays: 1,
});

it('describes a chart, gaps included', () => {
  const points = [day('2026-11-01', 8.4), { ...gap, day: '2026-11-02' }, day('2026-11-03', 12)];
  expect(describeHistory('Average position', points)).toBe(
    'Average position: 8.4 on Nov 1, 2026, 12.0 on Nov 3, 2026; best 8.4, worst 12.0; 1 day without data',
  );
});

it('does not count days that an uploaded period covers as missing', () => {
  const points = [
    { ...gap, day: '2026-11-02' },
    { ...day('2026-11-03', 12), coversDays: 2 },
  ];
  expect(describeHistory('Position', points)).not.toContain('without data');
});

it('describes clicks by the most and the fewest', () => {
  const points = [day('2026-11-01', 8.4), { ...day('2026-11-02', 9), clicks: 30 }];
  expect(describeHistory('Clicks', points, 'clicks')).toBe(
    'Clicks: 1 on Nov 1, 2026, 30 on Nov 2, 2026; most 30, fewest 1',
  );
});

it('describes a day, a period, and a day without data', () => {
  expect(describePoint(day('2026-11-01', 8.4))).toBe(
    'Nov 1, 2026: position 8.4, 1 click, 1,200 impressions, 0.1% CTR',
  );
  expect(describePoint({ ...day('2026-11-28', 8), coversDays: 28 })).toMatch(
    /^28 days to Nov 28, 2026:/,
  );
  expect(describePoint({ ...gap, day: '2026-11-02' })).toBe('Nov 2, 2026: no data');
});
