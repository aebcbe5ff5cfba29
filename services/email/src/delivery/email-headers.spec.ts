import { emailNames } from '@agency/contracts';
import { emails } from '../emails/emails.js';
import { mailboxesOf } from '../notices/mailboxes.js';
import { composeEmail } from './compose-email.js';

const mailboxes = mailboxesOf(null, {
  MAIL_FROM: 'hello@agency.example',
  OWNER_EMAIL: 'owner@agency.example',
});

function headersOf(name: (typeof emailNames)[number]) {
  const { sample } = emails[name];
  const content = { subject: 'A subject', html: '', text: '' };
  const { headers } = composeEmail(sample, content, {
    messageId: 'id',
    writtenAt: sample.writtenAt,
    mailboxes,
  });
  return headers;
}

describe('the headers of an email', () => {
  it('should ask machines not to answer, and say of one email that it is an answer', () => {
    const byMachine = emailNames.filter((name) => name !== 'lead-reply');
    expect(byMachine.map(headersOf)).toEqual(
      byMachine.map((name) => ({
        'Auto-Submitted': name === 'lead-auto-reply' ? 'auto-replied' : 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
      })),
    );
  });

  it('should not say that a machine sent what the owner wrote', () => {
    expect(headersOf('lead-reply')).toEqual({});
  });

  // Each results from something that its reader asked for; none is a subscription (docs/operations.md).
  it('should have no List-* headers: no email is a subscription', () => {
    const keys = emailNames.flatMap((name) => Object.keys(headersOf(name) ?? {}));
    expect(keys.filter((key) => /^list-/i.test(key))).toEqual([]);
  });
});
