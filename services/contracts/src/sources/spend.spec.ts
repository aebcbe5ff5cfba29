import { matchSpendSchema } from './spend.js';

it('should clean the campaign that spend is matched to, which Postgres could not store otherwise', () => {
  expect(matchSpendSchema.parse({ campaign: ' Spring\u0000 sale\n' })).toEqual({
    campaign: 'Spring sale',
  });
  expect(matchSpendSchema.parse({ campaign: null })).toEqual({ campaign: null });
  expect(matchSpendSchema.safeParse({ campaign: 'x'.repeat(201) }).success).toBe(false);
});
