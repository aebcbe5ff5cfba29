import { expect, it } from 'vitest';
import { point } from '../rankings.fixture';
import { drawnValue, formatPoint } from './metric';

const month = point({ day: '2026-11-18', clicks: 42, impressions: 2800, coversDays: 28 });

it('draws an uploaded period as its average per day, and positions as they are', () => {
  expect(drawnValue(month, 'clicks')).toBe(1.5);
  expect(drawnValue(month, 'impressions')).toBe(100);
  expect(drawnValue(month, 'position')).toBe(8.4);
  expect(drawnValue(point({ clicks: 42 }), 'clicks')).toBe(42);
});

it('says where a figure is an average', () => {
  expect(formatPoint(month, 'clicks')).toBe('1.5 a day');
  expect(formatPoint(month, 'position')).toBe('8.4');
  expect(formatPoint(point({ impressions: 1200 }), 'impressions')).toBe('1,200');
  expect(formatPoint(point({ clicks: null }), 'clicks')).toBe('–');
});
