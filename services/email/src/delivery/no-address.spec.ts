import type { EmailName } from '@agency/contracts';
import { emails } from '../emails/emails.js';
import { skipContext } from '../emails/skip-context.fixture.js';
import { mailboxesOf } from '../notices/mailboxes.js';
import { composeEmail } from './compose-email.js';

const addresses = { MAIL_FROM: 'hello@agency.example', OWNER_EMAIL: 'owner@agency.example' };

function withoutAddress(name: EmailName) {
  const email = structuredClone(emails[name].sample);
  if (email.about === 'appointment') email.appointment.lead.email = null;
  else if (email.about === 'lead' || email.about === 'reply') email.lead.email = null;
  return email;
}

describe('an email about a lead without an address', () => {
  it.each(['lead-auto-reply', 'lead-reply', 'booking-invitation'] as const)(
    '%s should be skipped',
    async (name) => {
      const email = withoutAddress(name);
      const context = skipContext({ now: email.writtenAt, requested: { contactId: 1 } });
      expect(await emails[name].skipReason(email, context)).toBe('The lead has no email address.');
    },
  );

  it.each(['lead-notice', 'booking-notice'] as const)(
    '%s should go to the owner, with no reply to anyone',
    (name) => {
      const email = withoutAddress(name);
      const content = { subject: 'A lead', html: '', text: '' };
      const mailboxes = mailboxesOf(null, addresses);
      const options = { messageId: 'id', writtenAt: email.writtenAt, mailboxes };
      const composed = composeEmail(email, content, options);
      expect(composed.to).toEqual([expect.objectContaining({ address: addresses.OWNER_EMAIL })]);
      expect(composed).not.toHaveProperty('replyTo');
    },
  );
});
