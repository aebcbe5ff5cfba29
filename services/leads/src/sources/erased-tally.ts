import { addDays, type LeadSources, type LeadSourcesQuery } from '@agency/contracts';
import { queryRows, sql } from '@agency/platform';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import { addCounts, noCounts } from './stage-counts.js';

const tallySchema = z.object({
  month: z.string(),
  channel: z.string(),
  leads: z.int(),
  booked: z.int(),
  held: z.int(),
  proposal: z.int(),
  won: z.int(),
});

/**
 * What is left of the erased leads whose forms were sent in the whole months within a period. The trigger on erasure
 * writes it. Only their month and channel are known.
 */
export async function readErased(
  manager: EntityManager,
  { from, to, by, counted }: Pick<LeadSourcesQuery, 'from' | 'to' | 'by' | 'counted'>,
): Promise<LeadSources['erased']> {
  if (counted === 'event') return { total: noCounts, rows: [] };
  const tally = await queryRows(
    manager,
    tallySchema,
    sql`SELECT to_char(month, 'YYYY-MM') AS month, channel, leads, booked, held, proposal, won FROM leads.erased_tally
      WHERE month >= ${from}::date AND month + interval '1 month' <= ${addDays(to, 1)}::date ORDER BY month, leads DESC, channel`,
  );
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
