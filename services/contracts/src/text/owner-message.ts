import { maxLengths } from '../limits.js';
import { cleanText } from './clean-text.js';
import { optionalField, textSchema } from './field-schemas.js';

/** What the owner writes to the visitor when moving or cancelling a call; it stands in the email. Empty counts as not given. */
export const ownerMessageSchema = optionalField(
  textSchema((text) => cleanText(text).trim(), maxLengths.ownerMessage),
);
