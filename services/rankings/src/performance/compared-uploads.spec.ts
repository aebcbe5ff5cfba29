import { comparedUploads } from './compared-uploads.js';

const week = { from: '2026-11-19', to: '2026-11-25' };
const weekBefore = { from: '2026-11-12', to: '2026-11-18' };
const month = { from: '2026-10-29', to: '2026-11-25' };
const monthBefore = { from: '2026-10-01', to: '2026-10-28' };

it('should be nothing without uploads, and one without another to compare with', () => {
  expect(comparedUploads([])).toBeUndefined();
  expect(comparedUploads([week])).toEqual({ current: week, previous: undefined });
});

it('should show the newest, and compare the newest before it', () => {
  const earlier = { from: '2026-11-05', to: '2026-11-11' };
  expect(comparedUploads([earlier, week, weekBefore])).toEqual({
    current: week,
    previous: weekBefore,
  });
  expect(comparedUploads([earlier, week])).toEqual({ current: week, previous: earlier });
});

it('should show the longer of two that end on the same day, and compare that with one as long', () => {
  expect(comparedUploads([week, month, weekBefore])).toEqual({
    current: month,
    previous: undefined,
  });
  expect(comparedUploads([week, monthBefore, month, weekBefore])).toEqual({
    current: month,
    previous: monthBefore,
  });
});

it.each([
  ['two days longer', '2026-11-10', '2026-11-18', true],
  ['three days longer', '2026-11-09', '2026-11-18', false],
  ['two days shorter', '2026-11-14', '2026-11-18', true],
  ['three days shorter', '2026-11-15', '2026-11-18', false],
  ['a day in common', '2026-11-13', '2026-11-19', false],
])('should compare one that is or has %s: %s to %s, %s', (_, from, to, isCompared) => {
  const other = { from, to };
  expect(comparedUploads([other, week])?.previous).toEqual(isCompared ? other : undefined);
});
