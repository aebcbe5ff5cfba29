import * as z from 'zod/mini';
import { cleanText } from './clean-text.js';
import { limits } from './limits.js';

/** What the owner searches a list for. */
export const searchText = z.pipe(
  z.pipe(z.string(), z.transform(cleanText)),
  z.string().check(z.trim(), z.maxLength(limits.search)),
);
