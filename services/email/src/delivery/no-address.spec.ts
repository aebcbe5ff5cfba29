import { emailNames } from '@agency/contracts';
import { isOwnerEmail } from '../templates/email-kinds.js';
import { emailSamples } from '../templates/email-samples.js';
import { composeEmail } from './compose-email.js';
import type { EmailJob } from './email-job.js';
import { skipReason } from './skip-reason.js';

const addresses = { MAIL_FROM: 'hello@agency.example', OWNER_EMAIL: 'owner@agency.example' };

function withoutAddress(name: keyof typeof emailSamples) {
  const email = structuredClone(emailSamples[name]);
  if (email.about === 'appointment') email.appointment.lead.email = null;
  else if (email.about === 'lead' || email.about === 'reply') email.lead.email = null;
  return email;
}

describe('an email about a lead without an address', () => {
  it.each(emailNames.filter((name) => !isOwnerEmail(name)))('%s should be skipped', (name) => {
    const email = withoutAddress(name);
    const job = { about: 'lead', name: 'lead-notice', contactId: 1 } as EmailJob;
    const context = {
      now: email.writtenAt,
      ownAddresses: [],
      hasBooked: false,
      hasReplied: false,
      isAttached: true,
      hasToldCalendar: true,
      isInvitationWithheld: false,
    };
    expect(skipReason(email, job, context)).toBe('The lead has no email address.');
  });

  it.each(emailNames.filter(isOwnerEmail))(
    '%s should go to the owner, with no reply to anybody',
    (name) => {
      const email = withoutAddress(name);
      const content = { subject: 'A lead', html: '', text: '' };
      const options = { messageId: 'id', writtenAt: email.writtenAt, addresses };
      const composed = composeEmail(email, content, options);
      expect(composed.to).toEqual(expect.objectContaining({ address: addresses.OWNER_EMAIL }));
      expect(composed).not.toHaveProperty('replyTo');
    },
  );
});
