import * as z from 'zod/mini';
import { thisCentury } from '../time/eastern-date.js';

const enterDate = 'Please enter a date, such as 2026-11-20.';

/** Where performance data comes from (docs/decisions/017). Each source keeps its own data; they never mix. */
export const rankingSourceSchema = z.enum(['search-console', 'csv', 'sample']);
export type RankingSource = z.infer<typeof rankingSourceSchema>;

/** A day as Search Console counts it, `YYYY-MM-DD` in Pacific Time. */
export const pacificDateSchema = z.pipe(z.iso.date(enterDate), thisCentury(enterDate));
export type PacificDate = z.infer<typeof pacificDateSchema>;
