import { amountSchema } from './lead.js';

const monthly = { cents: 150_000, rhythm: 'monthly', from: '2027-01', until: null };

describe('an amount', () => {
  it('should be paid monthly, with or without an end, or once', () => {
    for (const amount of [
      monthly,
      { ...monthly, until: '2027-01' },
      { ...monthly, rhythm: 'once' },
    ]) {
      expect(amountSchema.parse(amount)).toEqual(amount);
    }
  });

  it.each([
    ['cents', { cents: 0 }],
    ['cents', { cents: 10.5 }],
    ['cents', { cents: 1_000_000_001 }],
    ['rhythm', { rhythm: 'weekly' }],
    ['from', { from: '2027-13' }],
    ['from', { from: '2027-1' }],
    ['until', { until: '2026-12' }],
    ['until', { rhythm: 'once', until: '2027-02' }],
  ])('should be refused at %s for %o', (path, wrong) => {
    const { error } = amountSchema.safeParse({ ...monthly, ...wrong });
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });
});
