import { brand, isValidEmail } from '@agency/contracts';
import { SendError } from '../smtp/send-error.js';
import type { OutgoingEmail } from '../smtp/smtp.client.js';
import { type Email, leadOf } from '../templates/email-facts.js';
import { isOwnerEmail } from '../templates/email-kinds.js';
import type { EmailContent } from '../templates/email-renderer.js';
import { greetableName } from '../templates/visitor-text.js';
import { noAddressReason } from './skip-reason.js';

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
  const isForOwner = isOwnerEmail(email.name);
  const toLead = lead.email === null ? undefined : leadMailbox(lead.name, lead.email);
  const to = isForOwner ? { name: brand.name, address: OWNER_EMAIL } : toLead;
  if (!to) throw new SendError(noAddressReason, 'permanent');
  return {
    from: { name: brand.name, address: MAIL_FROM },
    to,
    ...(isForOwner && toLead && { replyTo: toLead }),
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

function leadMailbox(name: string, address: string) {
  // A valid address has no comma, line break or display name that could smuggle in a second one.
  if (!isValidEmail(address)) throw new SendError('The address is not valid.', 'permanent');
  return { name: greetableName(name) ?? '', address };
}
