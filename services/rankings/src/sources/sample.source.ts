import { addDays, type PacificDate } from '@agency/contracts';
import type { Clock } from '@agency/platform';
import { pacificDateOf } from '../performance/pacific-date.js';
import type { PerformanceSource } from './performance-source.js';
import { samplePerformance } from './sample-performance.js';
import { sampleBreakdown, sampleQueries } from './sample-window.js';

/** The usual delay of Search Console's data. */
const daysLate = 3;

/** Made-up data, always the same for a keyword and day, so that the product works without an account. */
export function sampleSource(clock: Pick<Clock, 'now'>): PerformanceSource {
  return {
    name: 'sample',
    settings: () => [
      { name: 'RANKINGS_SOURCE', isSet: true, value: 'sample' },
      { name: 'SEARCH_CONSOLE_SITE', isSet: false, value: null },
      { name: 'SEARCH_CONSOLE_KEY_FILE', isSet: false, value: null },
    ],
    newestDay: async (): Promise<PacificDate> => addDays(pacificDateOf(clock.now()), -daysLate),
    readDay: async (day, keywords) => samplePerformance(day, keywords),
    readQueries: async (window) => sampleQueries(window),
    readBreakdown: async (window, dimension, keywords) =>
      sampleBreakdown(window, dimension, keywords),
    whenWorking:
      'This is sample data. Connect Search Console, or upload its export, to see your own.',
    whenEmpty: 'Run a check to fill in the sample data.',
  };
}
