import fc from 'fast-check';
import { anyText } from '../test/any-text.js';
import { maxLengths } from './limits.js';
import { fillFields } from './text/field-schemas.js';
import { editableEmails, emailDraftSchema, emailTextFields, saveEmailTextSchema } from './texts.js';

const draft = { email: 'booking-invitation', subject: 'S', opening: 'O', closing: '' };
const problemsOf = (change: object) =>
  emailDraftSchema
    .safeParse({ ...draft, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('the text of an email', () => {
  it('should have every field of its email, however it is spelled', () => {
    for (const email of editableEmails) {
      const text = emailTextFields[email].map((field) => `{ ${field.toUpperCase()} }`).join(' ');
      expect(problemsOf({ email, subject: text, opening: text, closing: text })).toEqual([]);
    }
  });

  it.each([
    ['subject: Please enter a subject.', { subject: '' }],
    ['subject: Please write the subject in one line.', { subject: 'One\nBcc: all@list.example' }],
    ['subject: Please write the subject in one line.', { subject: 'One\u2028two' }],
    [
      'subject: This is longer than we can save.',
      { subject: 'x'.repeat(maxLengths.replySubject + 1) },
    ],
    ['opening: Please write an opening.', { opening: ' \n ' }],
    [
      'closing: This is longer than we can save.',
      { closing: 'x'.repeat(maxLengths.emailText + 1) },
    ],
    [
      'opening: {frist name} isn’t a field. Fields: {greeting}, {first name}, {day}, {short day}, {time}, {minutes}.',
      { opening: 'Hello {frist name}' },
    ],
    [
      'closing: {when} isn’t a field. Fields: {greeting}, {first name}, {day}, {short day}, {time}, {minutes}.',
      { closing: 'It ends at {when}.' },
    ],
    ['opening: Please use braces for fields only.', { opening: 'Hello {first name' }],
    ['opening: Please use braces for fields only.', { opening: 'Hello {{first name}}' }],
    [
      'opening: Please write plain text. “<b>” would arrive exactly as typed.',
      { opening: 'Hello <b>you</b>' },
    ],
    [
      'subject: Please write plain text. “&amp;” would arrive exactly as typed.',
      { subject: 'Fish &amp; chips' },
    ],
  ])('should be refused at its field with %s', (problem, change) => {
    expect(problemsOf(change)).toEqual([problem]);
  });

  it('should take signs that are no markup', () => {
    const opening = 'Hello {first name},\n\n5 < 7 & 9 > 3; "yes" <3 R&D; Zoë’s 50% = ½';
    expect(emailDraftSchema.parse({ ...draft, opening }).opening).toBe(opening);
  });

  it('should be saved in parts', () => {
    const saved = { email: 'reminder-24-hours', version: 3, closing: 'See you {when}.' };
    expect(saveEmailTextSchema.parse(saved)).toEqual(saved);
  });

  it('should be refused, or have only fields that can be filled, whatever was typed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...editableEmails), anyText, (email, typed) => {
        const { data, error } = emailDraftSchema.safeParse({
          email,
          subject: typed,
          opening: typed,
          closing: typed,
        });
        if (!data) {
          for (const { message } of error.issues) expect(message).toMatch(/\.$/);
          return;
        }
        const values = Object.fromEntries(emailTextFields[email].map((field) => [field, 'x']));
        for (const part of [data.subject, data.opening, data.closing]) {
          expect(fillFields(part, values)).not.toMatch(/[{}]/);
        }
        expect(data.subject).not.toMatch(/[\n\r\u0085\u2028\u2029]/);
      }),
      { numRuns: 2_000 },
    );
  });
});
