import {
  type EditableEmail,
  type EmailName,
  type EmailText,
  type EmailTextField,
  fillFields,
  firstNameIn,
  greetableName,
} from '@agency/contracts';
import { paragraphsOf } from './reply-text.js';
import { shippedTexts } from './shipped-texts.js';
import { greetingOf, withoutEncodedWords } from './visitor-text.js';

/** (!) Only what reads like a name: these emails go to whatever address was typed, too. */
export function personValues(name: string): Record<'greeting' | 'first name', string> {
  const greeted = greetableName(name);
  return {
    greeting: greetingOf(name),
    'first name': greeted === undefined ? 'there' : firstNameIn(greeted),
  };
}

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
    subjectLine: withoutEncodedWords(fillFields(subject, values)),
    openingText,
    closingText,
    opening: paragraphsOf(openingText),
    closing: closingText === '' ? [] : paragraphsOf(closingText),
  };
}
