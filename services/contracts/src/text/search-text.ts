import * as z from 'zod/mini';
import { maxLengths } from '../limits.js';
import { cleanText } from './clean-text.js';

/** The text of the owner's search. */
export const searchTextSchema = z.pipe(
  z.pipe(z.string(), z.transform(cleanText)),
  z.string().check(z.trim(), z.maxLength(maxLengths.search)),
);
