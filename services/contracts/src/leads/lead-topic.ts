import type { Option } from '../options.js';

// Apart from options.ts, all of which every page loads.
/** What a lead form may be about other than a consultation. */
export const leadTopicOptions = [
  { value: 'newsletter', label: 'Newsletter' },
] as const satisfies readonly Option[];
