import * as z from 'zod/mini';
import { cleanText, oneLine } from './clean-text.js';
import { contactMessages } from './contact-messages.js';

type TypeError = string | ((issue: { readonly input?: unknown }) => string);

const { wrongType, tooLong } = contactMessages;

/** Text that may span several lines: cleaned, with tabs and line breaks kept. Not trimmed. */
export const multilineTextSchema = (maxCharacters: number) =>
  z.pipe(
    z.pipe(z.string(wrongType), z.transform(cleanText)),
    z.string().check(z.maxLength(maxCharacters, tooLong)),
  );

/** Text on a single line, trimmed. `typeError` is the sentence for anything but a string. */
export const singleLineTextSchema = (maxCharacters: number, typeError: TypeError = wrongType) =>
  z.pipe(
    z.pipe(z.string({ error: typeError }), z.transform(oneLine)),
    z.string().check(z.maxLength(maxCharacters, tooLong)),
  );
