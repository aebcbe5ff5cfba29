import { maxLengths } from '../limits.js';
import { cleanText } from './clean-text.js';
import { optionalField, textSchema } from './field-schemas.js';

/** The owner's message to the visitor about a move or cancellation, included in the email. Empty counts as missing. */
export const ownerMessageSchema = optionalField(
  textSchema((text) => cleanText(text).trim(), maxLengths.ownerMessage),
);
