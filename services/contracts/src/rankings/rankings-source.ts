import * as z from 'zod/mini';
import { thisCentury } from '../time/this-century.js';

const enterDate = 'Please enter a date, such as 2026-11-20.';

/** Where ranking figures come from (docs/decisions/017). Each source keeps its own figures; they never mix. */
export const rankingSourceSchema = z.enum(['search-console', 'csv', 'sample']);
export type RankingSource = z.infer<typeof rankingSourceSchema>;

/** A day as Search Console counts it, `YYYY-MM-DD` in Pacific Time. */
export const pacificDateSchema = z.pipe(z.iso.date(enterDate), thisCentury(enterDate));
export type PacificDate = z.infer<typeof pacificDateSchema>;

/** Why a source gave no figures. `message` beside it always says it in one sentence. */
export const rankingFailureCauseSchema = z.enum([
  /** No property, or no key, has been set. */
  'not-configured',
  /** The key file is unreadable, or Google does not know the key. */
  'bad-key',
  'api-not-enabled',
  'account-not-added',
  /** The account sees the site, but as the other kind of property (domain or URL prefix). */
  'wrong-property-kind',
  /** Google asks to come back later. */
  'quota',
  /** Google could not be reached, or did not answer in time. */
  'network',
  /** Google answered with a failure of its own. */
  'google-error',
  /** The source works, but there is no figure yet. */
  'no-figures',
  /** The check was stopped in the middle, or failed on our side. */
  'stopped',
]);
export type RankingFailureCause = z.infer<typeof rankingFailureCauseSchema>;
