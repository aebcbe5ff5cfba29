import { editableEmails, emailDraftSchema, emailTextFields } from '@agency/contracts';
import { anyText, fc } from '../../../contracts/test/any-text.js';
import type { Email } from './email-facts.js';
import { emails, sampleOfDraft } from './emails.js';
import { renderer } from './sample-renderer.fixture.js';

const tagsOf = (html: string) => (html.match(/<\/?[a-z][^>\s]*/gi) ?? []).sort();
/** What a text adds on its own: paragraphs, lines and links. */
const ownTags = new Set(['<p', '</p', '<br', '<a', '</a']);
const frameOf = (html: string) => tagsOf(html).filter((tag) => !ownTags.has(tag));

function rendered(email: Email) {
  return renderer.render(email, new Date('2026-12-07T14:00:00Z'));
}

/** The email about a visitor who typed this as their name. */
function named(email: Email, name: string): Email {
  if (email.about === 'lead') return { ...email, lead: { ...email.lead, name } };
  if (email.about !== 'appointment') return email;
  const { appointment } = email;
  return { ...email, appointment: { ...appointment, lead: { ...appointment.lead, name } } };
}

const everyField = (email: (typeof editableEmails)[number]) =>
  emailTextFields[email].map((field) => `{${field}}`).join(' | ');

describe.each(editableEmails)('what the owner writes in %s', (email) => {
  const asShipped = { email, ...emails[email].shipped };
  const shipped = rendered(sampleOfDraft(asShipped));

  it('should be valid as shipped', () => {
    expect(emailDraftSchema.parse(asShipped)).toEqual(asShipped);
  });

  it('should have every field filled in the subject and in both parts', () => {
    const all = everyField(email);
    const draft = emailDraftSchema.parse({ email, subject: all, opening: all, closing: all });
    const { subject, html, text } = rendered(sampleOfDraft(draft));
    expect(`${subject}${html}${text}`).not.toMatch(/[{}]{2}|\{[a-z ]+\}|undefined|null/);
    expect(text.split(subject).length - 1).toBe(2);
    expect(html).toContain(subject);
  });

  it('should leave the call, its links and the footer where they are', () => {
    const draft = { email, subject: 'S', opening: 'Owner’s opening', closing: '' };
    const { html, text } = rendered(sampleOfDraft(draft));
    const linksOf = (part: string) => part.match(/https?:\/\/[^\s"<]+/g);
    expect(linksOf(html)).toEqual(linksOf(shipped.html));
    expect(linksOf(text)).toEqual(linksOf(shipped.text));
    expect(text).toContain('It’s not a newsletter.');
    expect(text).not.toMatch(/\n\n\n/);
    expect(frameOf(html).length).toBeLessThanOrEqual(frameOf(shipped.html).length);
  });
});

describe.each(['lead-auto-reply', 'booking-invitation'] as const)(
  'the owner’s text in %s, whoever it greets',
  (email) => {
    it.each([
      '{first name}',
      '{{brand.email}}',
      '{',
      '<b>Ann</b>',
      'http://evil.example',
      'Ann\r\nBcc: all@list.example',
    ])('should not be filled, broken or linked by a name: %j', (name) => {
      const all = everyField(email);
      const draft = { email, subject: all, opening: all, closing: all };
      const of = (typed: string) => rendered(named(sampleOfDraft(draft), typed));
      const { subject, html, text } = of(name);
      const nobody = of('1');
      expect(subject).toBe(nobody.subject);
      expect(text).toBe(nobody.text);
      expect(tagsOf(html)).toEqual(tagsOf(nobody.html));
    });
  },
);

it('should be refused with a sentence, or render in every email without markup and without another line in the subject', () => {
  let accepted = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...editableEmails),
      anyText,
      anyText,
      anyText,
      (email, subject, opening, closing) => {
        const { data, error } = emailDraftSchema.safeParse({ email, subject, opening, closing });
        if (!data) {
          for (const { message } of error.issues) expect(message).toMatch(/^[A-Z{].*\.$/);
          return;
        }
        accepted += 1;
        const sample = sampleOfDraft(data);
        const content = rendered(sample);
        expect(content.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]|=\?/u);
        expect(content.subject).not.toBe('');
        const frame = rendered(
          sampleOfDraft({ ...data, opening: 'x', closing: data.closing === '' ? '' : 'x' }),
        );
        expect(frameOf(content.html)).toEqual(frameOf(frame.html));
        expect(content.html).not.toContain('<script');
      },
    ),
    { numRuns: 1_000 },
  );
  expect(accepted).toBeGreaterThan(100);
});
