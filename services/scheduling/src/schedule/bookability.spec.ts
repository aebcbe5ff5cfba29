import { easternInstant } from '@agency/contracts';
import { daysOffBetween } from './bookability.js';

const off = (first: string, after: string) => ({
  startsAt: easternInstant(first, '00:00').toISOString(),
  endsAt: easternInstant(after, '00:00').toISOString(),
});
const none = { isClosed: false, open: [] };

describe('daysOffBetween', () => {
  it('should list whole days once, over a clock change and within the bounds', () => {
    const timeOff = [off('2026-10-30', '2026-11-03'), off('2026-11-02', '2026-11-04')];
    expect(daysOffBetween('2026-10-31', '2026-11-30', timeOff, none)).toEqual([
      '2026-10-31',
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
    ]);
    expect(daysOffBetween('2026-10-01', '2026-10-30', timeOff, none)).toEqual(['2026-10-30']);
  });

  it('should add federal holidays except those that are open', () => {
    const holidays = { isClosed: true, open: ['Columbus Day'] };
    expect(daysOffBetween('2026-09-01', '2026-11-30', [], holidays)).toEqual([
      '2026-09-07',
      '2026-11-11',
      '2026-11-26',
    ]);
  });
});
