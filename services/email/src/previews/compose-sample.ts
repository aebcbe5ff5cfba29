import { randomUUID } from 'node:crypto';
import { composeEmail } from '../delivery/compose-email.js';
import type { EmailSample } from '../emails/email-definition.js';
import type { EmailRenderer } from '../emails/email-renderer.js';
import type { Mailboxes } from '../notices/mailboxes.js';
import type { OutgoingEmail } from '../smtp/smtp.client.js';

/** An email with sample data as it is sent, with another recipient. */
export function composeSample(
  sample: EmailSample,
  renderer: EmailRenderer,
  {
    to,
    ...options
  }: { to: { name: string; address: string }; writtenAt: Date; mailboxes: Mailboxes },
): OutgoingEmail {
  const content = renderer.render(sample, sample.writtenAt);
  // (!) Without the invitation: the sample call must not enter a calendar.
  const withoutCalendar = { ...content, calendar: undefined };
  const email = composeEmail(sample, withoutCalendar, { ...options, messageId: randomUUID() });
  return { ...email, to };
}
