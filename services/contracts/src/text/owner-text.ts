import * as z from 'zod/mini';
import { maxLengths } from '../limits.js';
import { cleanText } from './clean-text.js';
import { optionalField, textSchema } from './field-schemas.js';

/** The owner's message to the visitor about a move or cancellation, included in the email. Empty counts as missing. */
export const ownerMessageSchema = optionalField(
  textSchema((text) => cleanText(text).trim(), maxLengths.ownerMessage),
);

/** The owner's notes about a lead or a call. Empty notes are null, which clients may also send. */
export const ownerNotesSchema = z.pipe(
  z.nullable(textSchema(cleanText, maxLengths.notes)),
  z.transform((notes) => notes || null),
);

/** How a PATCH changes notes. */
export const notesChange = {
  notes: z.optional(ownerNotesSchema),
  /** The text that the edit began from. If another one is stored by now, the answer is 409; without it, the last save wins. */
  previousNotes: z.optional(ownerNotesSchema),
};

interface NotesChange {
  notes?: string | null | undefined;
  previousNotes?: string | null | undefined;
}

/** Whether the stored notes are neither what the edit began from nor what it leads to. */
export const isChangedElsewhere = (
  stored: string | null,
  { notes, previousNotes }: NotesChange,
): boolean =>
  notes !== undefined &&
  previousNotes !== undefined &&
  stored !== previousNotes &&
  stored !== notes;
