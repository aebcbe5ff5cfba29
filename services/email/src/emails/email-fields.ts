import { brand, fallbackSiteUrl } from '@agency/contracts';
import type { EmailKind } from '@agency/platform';
import type { Email, SenderFacts } from './email-facts.js';
import { emails } from './emails.js';
import {
  addressFields,
  calendarFields,
  passwordFields,
  recoveryFields,
  summaryFields,
} from './owner-fields.js';
import { alertFields, weekFields } from './ranking-fields.js';
import { replyTemplateFields } from './reply-text.js';
import { appointmentFields, leadFields } from './template-fields.js';

const fieldsOf: {
  [Kind in EmailKind]: (email: Email<Kind>, sender: SenderFacts, writtenAt: Date) => object;
} = {
  lead: leadFields,
  reply: ({ reply }) => replyTemplateFields(reply),
  appointment: appointmentFields,
  calendar: ({ calendar }, sender) => calendarFields(calendar, sender),
  notices: ({ notices }, sender) => summaryFields(notices, sender),
  rankingWeek: ({ report }, sender) => weekFields(report, sender),
  rankingAlerts: ({ told }, sender) => alertFields(told, sender),
  password: ({ password }, sender) => passwordFields(password, sender),
  address: ({ address }, sender) => addressFields(address, sender),
  recovery: ({ recovery }, sender) => recoveryFields(recovery, sender),
};

function fieldsFor<Kind extends EmailKind>(
  kind: Kind,
  email: Email<Kind>,
  sender: SenderFacts,
  writtenAt: Date,
): object {
  return fieldsOf[kind](email, sender, writtenAt);
}

/** What an email's template is filled with. */
export const emailFields = (email: Email, sender: SenderFacts, writtenAt: Date): object =>
  fieldsFor(email.about, email, sender, writtenAt);

/** A text with every part, because the shipped text of some emails has no closing. */
const wholeText = { subject: 'Subject', opening: 'Opening', closing: 'Closing' };

/** The fields of every email's sample. The build compares the placeholders of the templates with them. */
export function sampleFields(): Record<string, object> {
  const sender = { siteUrl: fallbackSiteUrl, from: { name: brand.name, address: brand.email } };
  const entries = Object.values(emails).map(({ name, sample }) => {
    const written = emails[name].shipped ? { ...sample, text: wholeText } : sample;
    return [name, emailFields(written, sender, sample.writtenAt)];
  });
  return Object.fromEntries(entries);
}
