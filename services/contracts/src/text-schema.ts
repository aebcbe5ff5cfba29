import * as z from 'zod/mini';
import { contactMessages } from './contact-messages.js';

type TypeError = string | ((issue: { readonly input?: unknown }) => string);

/**
 * Text that is stored, at most `max` characters long once `clean` (`cleanText` or `oneLine`) has cleaned it. `typeError`
 * is the sentence for anything but a string.
 */
export const textSchema = (
  clean: (text: string) => string,
  max: number,
  typeError: TypeError = contactMessages.wrongType,
) =>
  z.pipe(
    z.pipe(z.string({ error: typeError }), z.transform(clean)),
    z.string().check(z.maxLength(max, contactMessages.tooLong)),
  );
