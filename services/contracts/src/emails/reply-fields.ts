import { firstNameIn, greetableName } from '../leads/lead-greeting.js';
import { cleanText, oneLine } from '../text/clean-text.js';

/** What a reply template may leave open, written in braces: `{first name}`. */
export const replyFields = ['first name', 'name', 'company', 'booking link'] as const;
export type ReplyField = (typeof replyFields)[number];

/** The lead as far as a reply is filled from it. */
export interface ReplyRecipient {
  id: number;
  name: string;
  company: string | null;
}

/** What is written in a reply, as it is stored: clean, with plain line breaks, trimmed. */
export const cleanReply = (text: string) => cleanText(text).replace(/\r\n?/g, '\n').trim();

const placeholder = /\{([^{}\n]{1,40})\}/g;

const fieldNamed = (typed: string) =>
  replyFields.find((field) => field === oneLine(typed).toLowerCase());

const typedFields = (text: string) =>
  [...text.matchAll(placeholder)].map(([, typed = '']) => typed);

/** The fields that a text still leaves open. */
export function openFieldsIn(text: string): ReplyField[] {
  return replyFields.filter((field) =>
    typedFields(text).some((typed) => fieldNamed(typed) === field),
  );
}

/** What stands in braces and is no field, each once, as it was typed. */
export function unknownFieldsIn(text: string): string[] {
  return [...new Set(typedFields(text).filter((typed) => !fieldNamed(typed)))];
}

/**
 * Fills the fields of a template for a lead; other text in braces stays. What is not known has words of its own. A filled
 * text leaves nothing open, whatever the lead typed as its name.
 */
export function fillReply(
  text: string,
  recipient: ReplyRecipient,
  { siteUrl }: { siteUrl: string },
): string {
  const values = fieldValues(recipient, siteUrl);
  // A function: in a replacement string, `$&` in a name would be an instruction.
  return text.replace(placeholder, (whole, typed: string) => {
    const field = fieldNamed(typed);
    return field ? values[field] : whole;
  });
}

/** Without braces, so that no name can open a field. */
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
