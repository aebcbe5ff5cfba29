import { firstNameIn, greetableName } from '../leads/lead-greeting.js';
import { cleanText, oneLine } from '../text/clean-text.js';

/** The fields of a reply template, written in braces: `{first name}`. */
export const replyFields = ['first name', 'name', 'company', 'booking link'] as const;
export type ReplyField = (typeof replyFields)[number];

/** What a reply needs to know about the lead. */
export interface ReplyRecipient {
  id: number;
  name: string;
  company: string | null;
}

/** A reply's text as stored: clean, trimmed, with `\n` line breaks. */
export const cleanReply = (text: string) => cleanText(text).replace(/\r\n?/g, '\n').trim();

const placeholder = /\{([^{}\n]{1,40})\}/g;

const fieldNamed = (typed: string) =>
  replyFields.find((field) => field === oneLine(typed).toLowerCase());

const typedFields = (text: string) =>
  [...text.matchAll(placeholder)].map(([, typed = '']) => typed);

/** The fields of a text that are not filled yet. */
export function openFieldsIn(text: string): ReplyField[] {
  return replyFields.filter((field) =>
    typedFields(text).some((typed) => fieldNamed(typed) === field),
  );
}

/** Text in braces that is not a field, each once, as typed. */
export function unknownFieldsIn(text: string): string[] {
  return [...new Set(typedFields(text).filter((typed) => !fieldNamed(typed)))];
}

/**
 * Fills a template's fields for a lead and leaves other text in braces alone. Unknown values have fallback words. The
 * result has no open fields, whatever the lead typed as a name.
 */
export function fillReply(
  text: string,
  recipient: ReplyRecipient,
  { siteUrl }: { siteUrl: string },
): string {
  const values = fieldValues(recipient, siteUrl);
  // A function, because `$&` in a replacement string has a meaning of its own.
  return text.replace(placeholder, (whole, typed: string) => {
    const field = fieldNamed(typed);
    return field ? values[field] : whole;
  });
}

/** Removes braces, so that a name cannot contain a field. */
const typedValue = (typed: string) => oneLine(typed.replace(/[{}]/g, ''));

function fieldValues(recipient: ReplyRecipient, siteUrl: string): Record<ReplyField, string> {
  const greeted = greetableName(recipient.name);
  return {
    'first name': greeted === undefined ? 'there' : firstNameIn(greeted),
    name: typedValue(recipient.name) || 'there',
    company: typedValue(recipient.company ?? '') || 'your company',
    'booking link': `${siteUrl}/thank-you?contactId=${recipient.id}`,
  };
}
