import * as z from 'zod/mini';
import { cleanText } from './clean-text.js';
import { textSchema } from './field-schemas.js';
import { limits } from './limits.js';

/** What the owner writes down about a lead or a call. Empty notes are null, which a client may also send. */
export const ownerNotes = z.pipe(
  z.nullable(textSchema(cleanText, limits.notes)),
  z.transform((notes) => notes || null),
);
