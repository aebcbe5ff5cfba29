import { type EmailDraft, type EmailName, emailNames } from '@agency/contracts';
import type { EmailKind, emailKinds } from '@agency/platform';
import { accessEmails } from './access-emails.js';
import { appointmentEmails } from './appointment-emails.js';
import type { EmailDefinition, EmailSample } from './email-definition.js';
import { leadEmails } from './lead-emails.js';
import { ownerNotices } from './owner-notices.js';
import { rankingEmails } from './ranking-emails.js';

/** Every email by its name. */
export const emails: { [Name in EmailName]: EmailDefinition<EmailKind, Name> } = {
  ...leadEmails,
  ...appointmentEmails,
  ...ownerNotices,
  ...rankingEmails,
  ...accessEmails,
} satisfies { [Name in EmailName]: EmailDefinition<(typeof emailKinds)[Name], Name> };

/** The emails that put a call into the lead's calendar. */
export const leadInvitations = emailNames.filter((name) => {
  const definition = emails[name];
  return definition.to === 'lead' && definition.calendar === 'REQUEST';
});

/** The emails that may have put a call into the owner's calendar. */
export const calendarNotices = emailNames.filter((name) => {
  const definition = emails[name];
  return definition.to === 'owner' && definition.isForCalendar;
});

/** The sample of the draft's email with the draft's text. */
export function sampleOfDraft({ email, ...text }: EmailDraft): EmailSample {
  const { sample } = emails[email];
  if (sample.about !== 'lead' && sample.about !== 'appointment') {
    throw new Error(`${email} has no text of the owner’s.`);
  }
  return { ...sample, text };
}
