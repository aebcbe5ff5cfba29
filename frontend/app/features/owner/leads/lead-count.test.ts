import { maxCountedMatches } from '@agency/contracts';
import { expect, it } from 'vitest';
import { formatLeadCount } from './lead-count';

it.each([
  [0, undefined, '0'],
  [1_234, undefined, '1,234'],
  [maxCountedMatches + 1, undefined, '1,001'],
  [maxCountedMatches, 'roof', '1,000'],
  [maxCountedMatches + 1, 'roof', '1,000+'],
])('says how many leads there are: %s with the search %s', (total, search, words) => {
  expect(formatLeadCount(total, { search })).toBe(words);
});
