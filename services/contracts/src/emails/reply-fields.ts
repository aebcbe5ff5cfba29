import { firstNameIn, greetableName } from '../leads/lead-greeting.js';
import { schedulerAddress } from '../page-addresses.js';
import { cleanText, oneLine } from '../text/clean-text.js';
import { fieldsIn, fillFields } from '../text/text-fields.js';

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

/** The fields of a text that are not filled yet. */
export const openFieldsIn = (text: string): ReplyField[] => fieldsIn(text, replyFields);

/**
 * Fills a template's fields for a lead and leaves other text in braces alone. Unknown values have fallback words. The
 * result has no open fields, whatever the lead typed as a name.
 */
export function fillReply(
  text: string,
  recipient: ReplyRecipient,
  { siteUrl }: { siteUrl: string },
): string {
  return fillFields(text, fieldValues(recipient, siteUrl));
}

/** Removes braces, so that a name cannot contain a field. */
const typedValue = (typed: string) => oneLine(typed.replace(/[{}]/g, ''));

function fieldValues(recipient: ReplyRecipient, siteUrl: string): Record<ReplyField, string> {
  const greeted = greetableName(recipient.name);
  return {
    'first name': greeted === undefined ? 'there' : firstNameIn(greeted),
    name: typedValue(recipient.name) || 'there',
    company: typedValue(recipient.company ?? '') || 'your company',
    'booking link': siteUrl + schedulerAddress(recipient.id),
  };
}
