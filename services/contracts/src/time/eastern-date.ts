import * as z from 'zod/mini';
import { thisCentury } from './this-century.js';

/** A calendar day, `YYYY-MM-DD`, in Eastern Time. */
export const easternDateSchema = z.pipe(
  z.iso.date(),
  thisCentury('Please enter a date of this century.'),
);
export type EasternDate = z.infer<typeof easternDateSchema>;
