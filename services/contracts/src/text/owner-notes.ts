import * as z from 'zod/mini';
import { maxLengths } from '../limits.js';
import { cleanText } from './clean-text.js';
import { textSchema } from './field-schemas.js';

/** The owner's notes about a lead or a call. Empty notes are null, which clients may also send. */
export const ownerNotesSchema = z.pipe(
  z.nullable(textSchema(cleanText, maxLengths.notes)),
  z.transform((notes) => notes || null),
);
