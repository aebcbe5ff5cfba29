import * as z from 'zod/mini';
import { cleanText } from './clean-text.js';
import { maxLengths } from './limits.js';

/** What the owner searches a list for. */
export const searchTextSchema = z.pipe(
  z.pipe(z.string(), z.transform(cleanText)),
  z.string().check(z.trim(), z.maxLength(maxLengths.search)),
);
