import * as z from 'zod/mini';
import { withoutControlCharacters } from './control-characters.js';
import { limits } from './limits.js';

/** What the owner searches a list for. */
export const searchText = z.pipe(
  z.pipe(z.string(), z.transform(withoutControlCharacters)),
  z.string().check(z.trim(), z.maxLength(limits.search)),
);
