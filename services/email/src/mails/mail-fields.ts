import {
  appointmentMinutes,
  brand,
  labelOf,
  mailHref,
  oneLine,
  phoneHref,
  serviceOptions,
  spendOptions,
} from '@agency/contracts';
import {
  easternDate,
  easternDay,
  easternDayFrom,
  easternShortDay,
  easternTime,
  easternWeekday,
  easternZoneName,
} from './eastern-words.js';
import type { CallFacts, LeadFacts, SenderFacts } from './mail-facts.js';
import { greetingOf, linesOf, shortened } from './visitor-text.js';

/** A subject stays readable in a list of mails. */
const longestInSubject = 60;
/**
 * (!) Mail programs decode `=?UTF-8?B?…?=` in a subject, even when a visitor typed it, and what it decodes to can contain
 * line breaks.
 */
const inSubject = (line: string) => shortened(line, longestInSubject).replaceAll('=?', '= ?');

/** What the placeholders of a mail about a lead stand for. */
export function leadFields(lead: LeadFacts, { siteUrl }: SenderFacts) {
  return {
    ...frameFields(siteUrl, lead),
    appointmentMinutes,
    lead: {
      phone: oneLine(lead.phone),
      tel: phoneHref(lead.phone),
      service: labelOf(serviceOptions, lead.service),
      spend: labelOf(spendOptions, lead.monthlyAdSpend),
      messageLines: lead.message === null ? [] : linesOf(lead.message),
      received: `${easternDay(lead.createdAt)} at ${easternTime(lead.createdAt)}`,
    },
  };
}

/** What the placeholders of a mail about a call stand for. */
export function callFields(call: CallFacts, { siteUrl }: SenderFacts, writtenAt: Date) {
  const { scheduledAt, duration, meetingUrl, bookingUrl } = call;
  const end = new Date(scheduledAt.getTime() + duration * 60_000);
  const weekday = easternWeekday(scheduledAt);
  const date = easternDate(scheduledAt);
  return {
    ...frameFields(siteUrl, call.contact),
    call: {
      day: `${weekday}, ${date}`,
      weekday,
      date,
      shortDay: easternShortDay(scheduledAt),
      when: easternDayFrom(writtenAt, scheduledAt),
      time: easternTime(scheduledAt),
      endTime: easternTime(end),
      zone: easternZoneName(scheduledAt),
      minutes: duration,
      isCancelled: call.status === 'cancelled',
      meetingUrl,
      bookingUrl,
    },
  };
}

interface Person {
  id: number;
  name: string;
  email: string;
  company: string | null;
}

function frameFields(siteUrl: string, { id, name, email, company }: Person) {
  const line = oneLine(name);
  return {
    brand,
    siteUrl,
    /** Where the contact picks a time. */
    schedulerUrl: `${siteUrl}/thank-you?contactId=${id}`,
    leadUrl: `${siteUrl}/admin?lead=${id}`,
    callsUrl: `${siteUrl}/admin?tab=appointments`,
    contact: {
      name: line,
      shortName: inSubject(line),
      greeting: greetingOf(name),
      company: company === null ? null : oneLine(company),
      shortCompany: company === null ? null : inSubject(oneLine(company)),
      email,
      mailto: mailHref(email),
    },
  };
}
