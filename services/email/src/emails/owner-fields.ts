import {
  addressConfirmationHours,
  brand,
  deskAddress,
  deskQuery,
  formatCountOf,
  type Gate,
  maxOwnerNoticesPerHour,
  noticeSummaryMinutes,
  oneLine,
} from '@agency/contracts';
import { easternDay, easternTime } from './eastern-words.js';
import type {
  AddressFacts,
  CalendarFacts,
  NoticeCounts,
  PasswordFacts,
  RecoveryFacts,
  SenderFacts,
} from './email-facts.js';
import { inSubject } from './visitor-text.js';

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
    calendarsUrl: siteUrl + deskAddress(deskQuery.availability('calendars')),
  };
}

/** The placeholders of the email that summarizes notices. */
export function summaryFields(
  { leads, bookings, changes }: NoticeCounts,
  { siteUrl }: SenderFacts,
) {
  const counts = [
    leads > 0 ? [formatCountOf(leads, 'more lead')] : [],
    bookings > 0 ? [formatCountOf(bookings, 'more booking')] : [],
    changes > 0 ? [formatCountOf(changes, 'more change')] : [],
  ].flat();
  return {
    brand,
    siteUrl,
    /** `12 more leads, 5 more bookings and 1 more change`. */
    counts: [counts.slice(0, -1).join(', '), ...counts.slice(-1)].filter(Boolean).join(' and '),
    minutes: noticeSummaryMinutes,
    maxPerHour: maxOwnerNoticesPerHour,
    deskUrl: siteUrl + deskAddress(deskQuery.tab('today')),
  };
}

const gateNames: Record<Gate, string> = { admin: 'desk', rankings: 'rankings' };

/** The placeholders of an email about a password, or about a way to set a new one. */
export function passwordFields({ gate, changedAt }: PasswordFacts, { siteUrl }: SenderFacts) {
  return {
    brand,
    siteUrl,
    gate: gateNames[gate],
    changedAt: `${easternDay(changedAt)} at ${easternTime(changedAt)}`,
    settingsUrl: siteUrl + deskAddress(deskQuery.settings('security')),
  };
}

/** The placeholders of the email with a link that sets a new password. */
export function recoveryFields({ token, until }: RecoveryFacts, { siteUrl }: SenderFacts) {
  return {
    brand,
    siteUrl,
    until: easternTime(until),
    recoverUrl: siteUrl + deskAddress(deskQuery.recover(token ?? '')),
  };
}

/** The placeholders of an email about one of the owner's addresses. */
export function addressFields(
  { address, token, main, others, answersTo }: AddressFacts,
  { siteUrl }: SenderFacts,
) {
  return {
    brand,
    siteUrl,
    address,
    main,
    others: others.join(', '),
    answersTo,
    hours: addressConfirmationHours,
    confirmUrl: siteUrl + deskAddress(deskQuery.confirmAddress(token)),
    settingsUrl: siteUrl + deskAddress(deskQuery.settings('notifications')),
  };
}
