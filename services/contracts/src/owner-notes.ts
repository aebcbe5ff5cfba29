import * as z from 'zod/mini';
import { limits } from './limits.js';
import { multilineTextSchema } from './text-schemas.js';

/** What the owner writes down about a lead or a call. Empty notes are null, which a client may also send. */
export const ownerNotes = z.pipe(
  z.nullable(multilineTextSchema(limits.notes)),
  z.transform((notes) => notes || null),
);
