import {
  appointmentMinutes,
  brand,
  daysBetween,
  easternDateOf,
  easternZone,
  labelOf,
  mailHref,
  oneLine,
  phoneHref,
  responseHours,
  serviceOptions,
  spendOptions,
  viewingAccess,
} from '@agency/contracts';
import type { AppointmentFacts, CalendarFacts, LeadFacts, SenderFacts } from './email-facts.js';
import { greetingOf, linesOf, shortened, withoutEncodedWords } from './visitor-text.js';

/** Keeps a subject readable in a mailbox's list. */
const maxSubjectPart = 60;
const inSubject = (line: string) => withoutEncodedWords(shortened(line, maxSubjectPart));

/** The placeholders of an email about a lead. */
export function leadFields(lead: LeadFacts, { siteUrl }: SenderFacts) {
  return {
    ...commonFields(siteUrl, lead),
    appointmentMinutes,
    responseHours,
    lead: {
      ...personFields(lead),
      service: labelOf(serviceOptions, lead.service),
      spend: labelOf(spendOptions, lead.monthlyAdSpend),
      messageLines: lead.message === null ? [] : linesOf(lead.message),
      received: `${easternDay(lead.createdAt)} at ${easternTime(lead.createdAt)}`,
    },
  };
}

/** The placeholders of an email about an appointment. */
export function appointmentFields(
  appointment: AppointmentFacts,
  { siteUrl }: SenderFacts,
  writtenAt: Date,
) {
  const { scheduledAt, duration, movedFrom, message, meetingUrl, bookingUrl } = appointment;
  const end = new Date(scheduledAt.getTime() + duration * 60_000);
  const weekday = easternWeekday(scheduledAt);
  const date = easternDate(scheduledAt);
  return {
    ...commonFields(siteUrl, appointment.lead),
    lead: personFields(appointment.lead),
    viewingAccess,
    appointment: {
      day: `${weekday}, ${date}`,
      weekday,
      date,
      shortDay: easternShortDay(scheduledAt),
      when: easternDayFrom(writtenAt, scheduledAt),
      time: easternTime(scheduledAt),
      endTime: easternTime(end),
      zone: easternZoneName(scheduledAt),
      minutes: duration,
      movedFrom: movedFrom && `${easternDay(movedFrom)} at ${easternTime(movedFrom)}`,
      messageLines: message === null ? [] : linesOf(message),
      isCancelled: appointment.status === 'cancelled',
      meetingUrl,
      bookingUrl,
    },
  };
}

/** The placeholders of an email about a calendar of the owner's. */
export function calendarFields(
  { name, readAt, failingSince }: CalendarFacts,
  { siteUrl }: SenderFacts,
) {
  const line = oneLine(name);
  return {
    brand,
    siteUrl,
    calendar: {
      name: line,
      shortName: inSubject(line),
      readAt: `${easternDay(readAt)} at ${easternTime(readAt)}`,
      failingSince: failingSince && `${easternDay(failingSince)} at ${easternTime(failingSince)}`,
    },
    calendarsUrl: `${siteUrl}/admin?tab=availability`,
  };
}

type Person = AppointmentFacts['lead'];

function commonFields(siteUrl: string, { id }: Person) {
  return {
    brand,
    siteUrl,
    /** Where the lead picks a time. */
    schedulerUrl: `${siteUrl}/thank-you?contactId=${id}`,
    leadUrl: `${siteUrl}/admin?lead=${id}`,
    appointmentsUrl: `${siteUrl}/admin?tab=appointments`,
  };
}

function personFields({ name, email, phone, company }: Person) {
  const line = oneLine(name);
  return {
    name: line,
    shortName: inSubject(line),
    greeting: greetingOf(name),
    company: company === null ? null : oneLine(company),
    shortCompany: company === null ? null : inSubject(oneLine(company)),
    email,
    mailto: email === null ? null : mailHref(email),
    phone: phone === null ? null : oneLine(phone),
    tel: phone === null ? null : phoneHref(phone),
  };
}

const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: easternZone });

const weekdayFormat = formatter({ weekday: 'long' });
const dateFormat = formatter({ month: 'long', day: 'numeric', year: 'numeric' });
const shortDayFormat = formatter({ weekday: 'short', month: 'short', day: 'numeric' });
const timeFormat = formatter({ hour: 'numeric', minute: '2-digit' });
const zoneFormat = formatter({ timeZoneName: 'short' });

/** `Intl` puts narrow spaces into times, which some email clients show as boxes. */
const plainSpaces = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ');

/** `Tuesday`. */
const easternWeekday = (instant: Date) => weekdayFormat.format(instant);

/** `November 3, 2026`. */
const easternDate = (instant: Date) => dateFormat.format(instant);

/** `Tuesday, November 3, 2026`. */
const easternDay = (instant: Date) => `${easternWeekday(instant)}, ${easternDate(instant)}`;

/** `Tue, Nov 3`. */
const easternShortDay = (instant: Date) => shortDayFormat.format(instant);

/** `9:00 AM`. */
const easternTime = (instant: Date) => plainSpaces(timeFormat.format(instant));

/** `Eastern Time (EST)`, or EDT in summer. */
function easternZoneName(instant: Date): string {
  // From `11/3/2026, EST`: faster than `formatToParts`.
  return `Eastern Time (${zoneFormat.format(instant).split(', ').at(-1)})`;
}

/** `today`, `tomorrow` or `on Tuesday`, seen from the day the email is written. */
function easternDayFrom(writtenAt: Date, instant: Date): string {
  const days = daysBetween(easternDateOf(writtenAt), easternDateOf(instant));
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `on ${easternWeekday(instant)}`;
}
