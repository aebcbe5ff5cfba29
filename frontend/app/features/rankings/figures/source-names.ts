import type { RankingSource } from '@agency/contracts';

export const sourceNames: Record<RankingSource, string> = {
  'search-console': 'Search Console',
  csv: 'Uploaded exports',
  sample: 'Sample data',
};
