import { brand, isValidEmail } from '@agency/contracts';
import { SendError } from '../smtp/send-error.js';
import type { OutgoingEmail } from '../smtp/smtp.client.js';
import { type Email, leadOf } from '../templates/email-facts.js';
import { isOwnerEmail } from '../templates/email-kinds.js';
import type { EmailContent } from '../templates/email-renderer.js';
import { greetableName } from '../templates/visitor-text.js';

export interface ComposeOptions {
  messageId: string;
  writtenAt: Date;
  /** The From address, and where emails to the owner go. */
  addresses: { MAIL_FROM: string; OWNER_EMAIL: string };
}

/** Adds addresses and headers to an email's content. */
export function composeEmail(
  email: Email,
  { subject, html, text, calendar }: EmailContent,
  { messageId, writtenAt, addresses: { MAIL_FROM, OWNER_EMAIL } }: ComposeOptions,
): OutgoingEmail {
  const lead = leadOf(email);
  // A valid address has no comma, line break or display name that could smuggle in a second one.
  if (!isValidEmail(lead.email)) throw new SendError('The address is not valid.', 'permanent');
  const toLead = { name: greetableName(lead.name) ?? '', address: lead.email };
  const toOwner = { name: brand.name, address: OWNER_EMAIL };
  const isForOwner = isOwnerEmail(email.name);
  return {
    from: { name: brand.name, address: MAIL_FROM },
    to: isForOwner ? toOwner : toLead,
    ...(isForOwner && { replyTo: toLead }),
    subject,
    html,
    text,
    ...(calendar && { icalEvent: { ...calendar, filename: 'invite.ics' } }),
    messageId: `<${messageId}@${MAIL_FROM.split('@')[1]}>`,
    date: writtenAt,
    headers: {
      // Ask auto-responders not to answer (RFC 3834; the second one is Outlook's).
      'Auto-Submitted': email.name === 'lead-auto-reply' ? 'auto-replied' : 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
  };
}
