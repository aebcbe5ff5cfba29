import { brand, isValidEmail } from '@agency/contracts';
import { type LoadedMail, leadOf } from '../delivering/mail-loader.js';
import type { EmailEnv } from '../env.js';
import type { MailContent } from '../mails/mail-content.js';
import { isForOwner } from '../mails/recipient.js';
import { greetableName } from '../mails/visitor-text.js';
import type { OutgoingMail } from './mail-sender.js';
import { SendFailure } from './send-failure.js';

export interface Letter {
  mail: LoadedMail;
  content: MailContent;
  messageId: string;
  writtenAt: Date;
}

/** Content, addresses and headers as the mail server gets them. */
export function composeMail(
  { mail, content, messageId, writtenAt }: Letter,
  env: Pick<EmailEnv, 'MAIL_FROM' | 'OWNER_EMAIL'>,
): OutgoingMail {
  const lead = leadOf(mail);
  // An address as a form takes it has no comma, line break or display name to smuggle a second one in.
  if (!isValidEmail(lead.email)) throw new SendFailure('The address is not valid.', 'permanent');
  const toLead = { name: greetableName(lead.name) ?? '', address: lead.email };
  const toOwner = { name: brand.name, address: env.OWNER_EMAIL };
  const forOwner = isForOwner(mail.name);
  const { subject, html, text, calendar } = content;
  return {
    from: { name: brand.name, address: env.MAIL_FROM },
    to: forOwner ? toOwner : toLead,
    ...(forOwner && { replyTo: toLead }),
    subject,
    html,
    text,
    ...(calendar && { icalEvent: { ...calendar, filename: 'invite.ics' } }),
    messageId: `<${messageId}@${env.MAIL_FROM.split('@')[1]}>`,
    date: writtenAt,
    headers: {
      // No machine is to answer (RFC 3834; the second one is Outlook's).
      'Auto-Submitted': mail.name === 'lead-auto-reply' ? 'auto-replied' : 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
  };
}
