import * as z from 'zod/mini';
import { cleanText } from './clean-text.js';
import { contactMessages } from './contact-messages.js';
import { limits } from './limits.js';

/** What the owner writes down about a lead or a call. */
export const ownerNotes = z.pipe(
  z.pipe(z.string(), z.transform(cleanText)),
  z.string().check(z.maxLength(limits.notes, contactMessages.tooLong)),
);
