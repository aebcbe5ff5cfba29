import * as z from 'zod/mini';
import { pacificDateSchema } from './source.js';
import { easternDateSchema, instantSchema } from './time/eastern-time.js';

describe('instant', () => {
  it.each([
    ['2026-11-23T09:00:00-05:00', '2026-11-23T14:00:00.000Z'],
    // Postgres rejects offsets this far from UTC.
    ['2026-11-23T23:00:00+23:00', '2026-11-23T00:00:00.000Z'],
    ['2000-01-01T00:00:00Z', '2000-01-01T00:00:00.000Z'],
  ])('should pass %s on as %s', (given, passed) => {
    expect(z.parse(instantSchema, given)).toBe(passed);
  });

  it.each([
    '0000-01-01T00:00:00Z',
    '1999-12-31T23:59:59Z',
    '2099-12-31T23:59:00-00:01',
    '9999-12-31T23:59:59-23:59',
    '2026-02-30T00:00:00Z',
    'tomorrow',
  ])('should refuse %s', (given) => {
    const messages = z.safeParse(instantSchema, given).error?.issues.map(({ message }) => message);
    expect(messages).toEqual(['Please choose a date and time for your call.']);
  });
});

describe.each(Object.entries({ easternDate: easternDateSchema, pacificDate: pacificDateSchema }))(
  '%s',
  (_, date) => {
    it.each([
      ['2026-11-23', true],
      ['2099-12-31', true],
      ['0000-01-01', false],
      ['9999-12-31', false],
      ['2026-02-30', false],
    ])('should take %s: %p', (given, valid) => {
      expect(z.safeParse(date, given).success).toBe(valid);
    });
  },
);
