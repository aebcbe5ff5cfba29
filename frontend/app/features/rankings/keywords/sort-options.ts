import type { KeywordFilter, Option } from '@agency/contracts';

export const keywordSortOptions: readonly Option<KeywordFilter['sort']>[] = [
  { value: 'position', label: 'Best position first' },
  { value: 'gain', label: 'Most places won first' },
  { value: 'clicks', label: 'Most clicks first' },
  { value: 'impressions', label: 'Most impressions first' },
  { value: 'ctr', label: 'Highest CTR first' },
  { value: 'keyword', label: 'A to Z' },
];
