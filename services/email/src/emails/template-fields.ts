import {
  appointmentMinutes,
  brand,
  channelOptions,
  deskAddress,
  deskQuery,
  type EmailName,
  type EmailText,
  type EmailTextField,
  fallbackSiteUrl,
  fillFields,
  labelOf,
  leadTopicOptions,
  mailtoHref,
  meetingPhone,
  oneLine,
  phoneHref,
  responseHours,
  schedulerAddress,
  serviceOptions,
  spendOptions,
  viewingAccess,
} from '@agency/contracts';
import type { EmailKind } from '@agency/platform';
import {
  easternDate,
  easternDay,
  easternDayFrom,
  easternShortDay,
  easternTime,
  easternWeekday,
  easternZoneName,
} from './eastern-words.js';
import type { AppointmentFacts, Email, SenderFacts } from './email-facts.js';
import { emails } from './emails.js';
import {
  addressFields,
  calendarFields,
  passwordFields,
  recoveryFields,
  summaryFields,
} from './owner-fields.js';
import { alertFields, weekFields } from './ranking-fields.js';
import { piecesOf, replyTemplateFields } from './reply-text.js';
import { greetingOf, inSubject, linesOf, withoutEncodedWords } from './visitor-text.js';

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

/** The placeholders of an email about a lead. */
function leadFields(email: Email<'lead'>, { siteUrl }: SenderFacts) {
  const { lead, times = [] } = email;
  return {
    ...commonFields(siteUrl, lead),
    times: times.map((startsAt) => ({
      when: `${easternShortDay(startsAt)}, ${easternTime(startsAt)}`,
      url: siteUrl + schedulerAddress(lead.id, startsAt),
    })),
    written: writtenFields(email, {
      ...greetingOf(lead.name),
      minutes: String(appointmentMinutes),
      'response hours': String(responseHours),
    }),
    lead: {
      ...personFields(lead),
      service: labelOf(serviceOptions, lead.service) ?? labelOf(leadTopicOptions, lead.topic),
      spend: labelOf(spendOptions, lead.monthlyAdSpend),
      channel: labelOf(channelOptions, lead.channel),
      messageLines: lead.message === null ? [] : linesOf(lead.message),
      received: `${easternDay(lead.createdAt)} at ${easternTime(lead.createdAt)}`,
    },
  };
}

/** The placeholders of an email about an appointment. */
function appointmentFields(email: Email<'appointment'>, { siteUrl }: SenderFacts, writtenAt: Date) {
  const { appointment } = email;
  const {
    scheduledAt,
    duration,
    confirmBy,
    movedFrom,
    message,
    meetingUrl,
    isByPhone,
    bookingUrl,
  } = appointment;
  const end = new Date(scheduledAt.getTime() + duration * 60_000);
  const weekday = easternWeekday(scheduledAt);
  const number = meetingPhone(meetingUrl);
  const date = easternDate(scheduledAt);
  const day = `${weekday}, ${date}`;
  const shortDay = easternShortDay(scheduledAt);
  const when = easternDayFrom(writtenAt, scheduledAt);
  const time = easternTime(scheduledAt);
  return {
    ...commonFields(siteUrl, appointment.lead),
    written: writtenFields(email, {
      ...greetingOf(appointment.lead.name),
      day,
      'short day': shortDay,
      time,
      when,
      minutes: String(duration),
      'confirm by': confirmBy ? easternTime(confirmBy) : '',
    }),
    lead: personFields(appointment.lead),
    viewingAccess,
    appointment: {
      day,
      weekday,
      date,
      shortDay,
      when,
      time,
      endTime: easternTime(end),
      zone: easternZoneName(scheduledAt),
      minutes: duration,
      movedFrom: movedFrom && `${easternDay(movedFrom)} at ${easternTime(movedFrom)}`,
      messageLines: message === null ? [] : linesOf(message),
      isCancelled: appointment.status === 'cancelled',
      how: isByPhone || number !== null ? 'Phone call' : 'Video meeting',
      meetingUrl,
      /** The owner's number, for a call by phone. */
      meetingPhone: number,
      /** The owner calls a lead who was not invited. */
      isByPhone,
      bookingUrl,
    },
    /** Instructions for the owner, beside a file that her calendar does not import on its own. */
    calendarHint: null,
  };
}

type Person = AppointmentFacts['lead'];

function commonFields(siteUrl: string, { id }: Person) {
  return {
    brand,
    siteUrl,
    /** Where the lead picks a time. */
    schedulerUrl: siteUrl + schedulerAddress(id),
    leadUrl: siteUrl + deskAddress(deskQuery.lead(id)),
    appointmentsUrl: siteUrl + deskAddress(deskQuery.tab('appointments')),
  };
}

function personFields({ name, email, phone, company }: Person) {
  const line = oneLine(name);
  return {
    name: line,
    shortName: inSubject(line),
    company: company === null ? null : oneLine(company),
    shortCompany: company === null ? null : inSubject(oneLine(company)),
    email,
    mailto: email === null ? null : mailtoHref(email),
    phone: phone === null ? null : oneLine(phone),
    tel: phone === null ? null : phoneHref(phone),
  } satisfies Record<string, string | null> & Record<Exclude<keyof Person, 'id'>, string | null>;
}

/** The placeholders of the owner's text. None for an email whose text she cannot change. */
function writtenFields(
  { name, text }: { name: EmailName; text?: EmailText | undefined },
  values: Partial<Record<EmailTextField, string>>,
) {
  const { shipped } = emails[name];
  if (!shipped) return undefined;
  const { subject, opening, closing } = text ?? shipped;
  const closingText = fillFields(closing, values);
  return {
    subject: withoutEncodedWords(fillFields(subject, values)),
    opening: piecesOf(fillFields(opening, values)),
    closing: closingText === '' ? [] : piecesOf(closingText),
  };
}
