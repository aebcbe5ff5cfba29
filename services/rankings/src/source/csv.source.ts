import type { PerformanceSource } from './performance-source.js';

/** Performance data comes from uploads; a check has nothing to read. */
export const csvSource: PerformanceSource = {
  name: 'csv',
  newestDay: async () => undefined,
  readDay: async () => [],
  whenWorking: 'Rankings come from the exports you upload.',
  whenEmpty:
    'No export has been uploaded yet. In Search Console, open Performance, choose a period, export it as CSV, and upload the zip here.',
};
