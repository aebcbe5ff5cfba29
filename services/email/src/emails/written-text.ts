import {
  type EditableEmail,
  type EmailName,
  type EmailText,
  type EmailTextField,
  fillFields,
} from '@agency/contracts';
import { piecesOf } from './reply-text.js';
import { shippedTexts } from './shipped-texts.js';
import { withoutEncodedWords } from './visitor-text.js';

const isEditable = (name: string): name is EditableEmail => Object.hasOwn(shippedTexts, name);

/** The placeholders of what the owner can write, in both parts. None for an email that she cannot. */
export function writtenFields(
  { name, text }: { name: EmailName; text?: EmailText | undefined },
  values: Partial<Record<EmailTextField, string>>,
) {
  if (!isEditable(name)) return undefined;
  const { subject, opening, closing } = text ?? shippedTexts[name];
  const openingText = fillFields(opening, values);
  const closingText = fillFields(closing, values);
  return {
    subject: withoutEncodedWords(fillFields(subject, values)),
    openingText,
    closingText,
    opening: piecesOf(openingText),
    closing: closingText === '' ? [] : piecesOf(closingText),
  };
}
