import { brand, greetableName, isValidEmail } from '@agency/contracts';
import { noAddressReason } from '../emails/email-definition.js';
import { type Email, leadOf } from '../emails/email-facts.js';
import type { EmailContent } from '../emails/email-renderer.js';
import { emails } from '../emails/emails.js';
import type { Mailboxes } from '../notices/mailboxes.js';
import { SendError } from './send.error.js';
import type { OutgoingEmail } from './smtp.client.js';

export interface ComposeOptions {
  messageId: string;
  writtenAt: Date;
  mailboxes: Mailboxes;
}

/** Adds addresses and headers to an email's content. */
export function composeEmail(
  email: Email,
  { subject, html, text, calendar }: EmailContent,
  { messageId, writtenAt, mailboxes }: ComposeOptions,
): OutgoingEmail {
  const lead = leadOf(email);
  const definition = emails[email.name];
  const isForOwner = definition.to === 'owner';
  const { from, answersTo, repliesTo } = mailboxes;
  const idOf = (id: string) => `<${id}@${from.address.split('@')[1]}>`;
  const toLead = lead?.email ? leadMailbox(lead.name, lead.email) : undefined;
  const to = recipientsOf(email, mailboxes) ?? toLead;
  if (!to) throw new SendError(noAddressReason, 'permanent');
  return {
    from,
    to,
    ...(isForOwner && toLead && { replyTo: toLead }),
    ...(definition.to === 'lead' && answersTo !== null && { replyTo: ownerMailbox(answersTo) }),
    ...(email.about === 'reply' && {
      replyTo: ownerMailbox(repliesTo),
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
    headers:
      email.about === 'reply'
        ? {}
        : automaticHeaders(definition.to === 'lead' && definition.isAutoReply),
  };
}

export const ownerMailbox = (address: string) => ({ name: brand.name, address });

/** The owner's addresses that an email goes to; null for one to a lead. No one, if the owner wants none of its kind. */
export function recipientsOf(email: Email, { main, notified }: Mailboxes) {
  if (email.about === 'address') return [ownerMailbox(email.address.address)];
  if (email.about === 'recovery') {
    const { address } = email.recovery;
    return address === null ? [] : [ownerMailbox(address)];
  }
  const definition = emails[email.name];
  if (definition.to !== 'owner') return null;
  const kinds = definition.notice === undefined ? [] : [definition.notice].flat();
  const addresses = kinds.length === 0 ? [main] : kinds.flatMap((kind) => notified[kind]);
  return [...new Set(addresses)].map(ownerMailbox);
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
  if (!isValidEmail(address)) throw new SendError('The address isn’t valid.', 'permanent');
  return { name: greetableName(name) ?? '', address };
}
