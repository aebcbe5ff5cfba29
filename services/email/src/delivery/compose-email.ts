import { brand, greetableName, isValidEmail } from '@agency/contracts';
import { noAddressReason } from '../emails/email-definition.js';
import { type Email, leadOf } from '../emails/email-facts.js';
import type { EmailContent } from '../emails/email-renderer.js';
import { emails } from '../emails/emails.js';
import { type OutgoingEmail, SendError } from '../smtp/smtp.client.js';

export interface ComposeOptions {
  messageId: string;
  writtenAt: Date;
  /** The From address, and the recipient of emails to the owner. */
  addresses: { MAIL_FROM: string; OWNER_EMAIL: string };
}

/** Adds addresses and headers to an email's content. */
export function composeEmail(
  email: Email,
  { subject, html, text, calendar }: EmailContent,
  { messageId, writtenAt, addresses: { MAIL_FROM, OWNER_EMAIL } }: ComposeOptions,
): OutgoingEmail {
  const lead = leadOf(email);
  const definition = emails[email.name];
  const isForOwner = definition.to === 'owner';
  const idOf = (id: string) => `<${id}@${MAIL_FROM.split('@')[1]}>`;
  const toLead = lead?.email ? leadMailbox(lead.name, lead.email) : undefined;
  const toOwner = { name: brand.name, address: OWNER_EMAIL };
  const to = isForOwner ? toOwner : toLead;
  if (!to) throw new SendError(noAddressReason, 'permanent');
  return {
    from: { name: brand.name, address: MAIL_FROM },
    to,
    ...(isForOwner && toLead && { replyTo: toLead }),
    ...(email.about === 'reply' && {
      replyTo: toOwner,
      ...threadOf(email.reply.thread.map(idOf)),
    }),
    subject,
    html,
    text,
    ...(calendar && {
      icalEvent: {
        ...calendar,
        filename: calendar.method === 'PUBLISH' ? 'call.ics' : 'invite.ics',
      },
    }),
    messageId: idOf(messageId),
    date: writtenAt,
    headers: email.about === 'reply' ? {} : automaticHeaders(!isForOwner && definition.isAutoReply),
  };
}

/** Asks auto-responders not to answer (RFC 3834; the second one is Outlook's). */
const automaticHeaders = (isAutoReply = false) => ({
  'Auto-Submitted': isAutoReply ? 'auto-replied' : 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
});

/** How many messages References lists at most: mail servers limit the length of a header. */
const maxReferences = 20;

/** Threads an email below the one it answers, in mailboxes that show conversations (RFC 5322, section 3.6.4). */
function threadOf(earlier: readonly string[]): Pick<OutgoingEmail, 'inReplyTo' | 'references'> {
  const last = earlier.at(-1);
  return last === undefined ? {} : { inReplyTo: last, references: earlier.slice(-maxReferences) };
}

function leadMailbox(name: string, address: string) {
  // A valid address has no comma, line break or display name that could add a second one.
  if (!isValidEmail(address)) throw new SendError('The address is not valid.', 'permanent');
  return { name: greetableName(name) ?? '', address };
}
