import { normalizeEmail, responseHours } from '@agency/contracts';
import {
  type AppointmentFacts,
  type CalendarFacts,
  type Email,
  type LeadFacts,
  leadOf,
} from '../templates/email-facts.js';
import { type AppointmentEmailName, isOwnerEmail } from '../templates/email-kinds.js';
import type { EmailJob } from './email-job.js';

interface SkipRule {
  /** Skipped unless the appointment still takes place. */
  needsScheduled: boolean;
  /** Skipped when less than `minMsAhead` is left until the appointment begins; null: sent even afterwards. */
  tooLate: { minMsAhead: number; reason: string } | null;
}

const begun = { minMsAhead: 1, reason: 'The appointment had already begun.' };
/**
 * The 24-hour reminder arrives the day before: visitors book no appointment that begins more than 17 hours into its day
 * (Eastern Time). To a later one of the owner's, a late reminder says "today".
 */
const dayBefore = {
  minMsAhead: 17 * 60 * 60_000,
  reason: 'It was too late for a reminder the day before.',
};

/** (!) A reminder that is missing here would be sent after the appointment has begun. */
const skipRules: Record<AppointmentEmailName, SkipRule> = {
  'booking-notice': { needsScheduled: false, tooLate: null },
  'booking-change-notice': { needsScheduled: false, tooLate: null },
  'booking-surge-notice': { needsScheduled: false, tooLate: null },
  'own-change-notice': { needsScheduled: false, tooLate: begun },
  'booking-invitation': { needsScheduled: true, tooLate: begun },
  'booking-hold': { needsScheduled: true, tooLate: begun },
  'booking-moved': { needsScheduled: true, tooLate: begun },
  'booking-cancelled': { needsScheduled: false, tooLate: begun },
  'reminder-24-hours': { needsScheduled: true, tooLate: dayBefore },
  'reminder-10-minutes': { needsScheduled: true, tooLate: begun },
};

interface SkipContext {
  now: Date;
  ownAddresses: readonly string[];
  /** Whether the lead has booked a call; only asked for the automatic reply. */
  hasBooked: boolean;
  /** Whether the owner has replied to the lead; only asked for the automatic reply. */
  hasReplied: boolean;
  /** Whether emails to the owner carry a calendar file. */
  isAttached: boolean;
  /** Whether an email has told the owner's calendar of the call; only asked for her own changes. */
  hasToldCalendar: boolean;
  /** Whether the daily limit kept back the invitation; only asked for news of a call. */
  isInvitationWithheld: boolean;
}

const withheldReason = 'The address got no invitation to this appointment.';

/** A lead that the owner added may have a phone number only. Emails to the owner about it still go. */
export const noAddressReason = 'The lead has no email address.';

/** Why an email is outdated or has nobody to go to, in a sentence for the owner; undefined when it is not. */
export function skipReason(email: Email, job: EmailJob, context: SkipContext): string | undefined {
  if (!leadOf(email)?.email && !isOwnerEmail(email.name)) return noAddressReason;
  if (email.about === 'calendar') {
    return isOutageOver(email.calendar, job)
      ? 'The calendar could be read again by then.'
      : undefined;
  }
  if (email.about === 'reply' || email.about === 'notices') return undefined;
  if (email.about === 'lead') {
    return email.name === 'lead-auto-reply' ? whyNoAutoReply(email.lead, context) : undefined;
  }
  const { now } = context;
  const { name, appointment } = email;
  const { needsScheduled, tooLate } = skipRules[name];
  const msAhead = appointment.scheduledAt.getTime() - now.getTime();
  if (job.about === 'appointment' && job.sequence < appointment.sequence) {
    return appointment.status === 'cancelled'
      ? 'The appointment has since been cancelled.'
      : 'The appointment has since been moved.';
  }
  if (needsScheduled && appointment.status !== 'scheduled') {
    return 'The appointment is no longer scheduled.';
  }
  const missed = tooLate && [begun, tooLate].find(({ minMsAhead }) => msAhead < minMsAhead);
  if (missed) return missed.reason;
  if (context.isInvitationWithheld) return withheldReason;
  if (name === 'booking-hold' && appointment.confirmBy === null) {
    return 'The call was confirmed by then.';
  }
  return name === 'own-change-notice' ? whyNoOwnChange(appointment, context) : undefined;
}

/** It only brings the owner's calendar up to date with what she did herself. */
function whyNoOwnChange(
  { status }: AppointmentFacts,
  { isAttached, hasToldCalendar }: SkipContext,
): string | undefined {
  if (!isAttached) return 'Your emails carry no calendar file.';
  if (status === 'cancelled' && !hasToldCalendar) return 'Your calendar did not have the call yet.';
  return undefined;
}

/** Also when another outage has begun since: that one has an email of its own. */
function isOutageOver({ failingSince }: CalendarFacts, job: EmailJob): boolean {
  if (job.about !== 'calendar' || failingSince === null) return true;
  return Math.floor(failingSince.getTime() / 1_000) !== job.failingSince;
}

/** It says that no call is booked yet, and that an answer comes within hours: neither may be untrue. */
function whyNoAutoReply(
  { email, createdAt }: LeadFacts,
  { now, ownAddresses, hasBooked, hasReplied }: SkipContext,
): string | undefined {
  const mailbox = email === null ? undefined : normalizeEmail(email);
  // An auto-reply to ourselves could be answered by another one.
  if (ownAddresses.some((own) => normalizeEmail(own) === mailbox)) {
    return 'The lead gave our own address.';
  }
  if (hasReplied) return 'You had replied by then.';
  if (hasBooked) return 'The lead had booked a call by then.';
  if (now.getTime() - createdAt.getTime() > responseHours * 3_600_000) {
    return `The request was more than ${responseHours} hours old.`;
  }
  return undefined;
}
