import type { LeadSources, SourceDimension } from '@agency/contracts';
import type { ErasedRow } from './sources.repository.js';
import { addCounts, noCounts } from './stage-counts.js';

/** The sum of all, and the sums by the key of their row where that can be told of an erased lead. */
export function sumErased(tally: readonly ErasedRow[], by: SourceDimension): LeadSources['erased'] {
  const counts = new Map<string, typeof noCounts>();
  for (const { month, channel, ...row } of tally) {
    const key = by === 'channel' ? channel : by === 'month' ? month : null;
    if (key !== null) counts.set(key, addCounts(counts.get(key) ?? noCounts, row));
  }
  return {
    total: tally.reduce(addCounts, noCounts),
    rows: [...counts].map(([key, row]) => ({ key, counts: row })),
  };
}
