import { type Email, leadOf } from '../templates/email-facts.js';
import type { AppointmentEmailName } from '../templates/email-kinds.js';
import type { EmailJob } from './email-job.js';

interface SkipRule {
  /** Skipped unless the appointment still takes place. */
  needsScheduled: boolean;
  /** Skipped when less than this is left until the appointment begins; null: sent even afterwards. */
  minMsAhead: number | null;
}

const begun = 1;
/**
 * The 24-hour reminder always arrives the day before: no appointment begins more than 17 hours into its day (Eastern
 * Time).
 */
const dayBefore = 17 * 60 * 60_000;

/** (!) A reminder that is missing here would be sent after the appointment has begun. */
const skipRules: Record<AppointmentEmailName, SkipRule> = {
  'booking-notice': { needsScheduled: false, minMsAhead: null },
  'booking-change-notice': { needsScheduled: false, minMsAhead: null },
  'booking-invitation': { needsScheduled: true, minMsAhead: begun },
  'booking-moved': { needsScheduled: true, minMsAhead: begun },
  'booking-cancelled': { needsScheduled: false, minMsAhead: begun },
  'reminder-24-hours': { needsScheduled: true, minMsAhead: dayBefore },
  'reminder-10-minutes': { needsScheduled: true, minMsAhead: begun },
};

/** Why an email is outdated, in a sentence for the owner; undefined when it is not. */
export function skipReason(
  email: Email,
  job: EmailJob,
  { now, ownAddresses }: { now: Date; ownAddresses: readonly string[] },
): string | undefined {
  if (email.about === 'lead') {
    const address = leadOf(email).email.toLowerCase();
    const isOwn = ownAddresses.some((own) => own.toLowerCase() === address);
    // An auto-reply to ourselves could be answered by another one.
    if (email.name === 'lead-auto-reply' && isOwn) return 'The lead gave our own address.';
    return undefined;
  }
  const { name, appointment } = email;
  const { needsScheduled, minMsAhead } = skipRules[name];
  const msAhead = appointment.scheduledAt.getTime() - now.getTime();
  if (job.about === 'appointment' && job.sequence < appointment.sequence) {
    return appointment.status === 'cancelled'
      ? 'The appointment has since been cancelled.'
      : 'The appointment has since been moved.';
  }
  if (needsScheduled && appointment.status !== 'scheduled') {
    return 'The appointment is no longer scheduled.';
  }
  if (minMsAhead !== null && msAhead < begun) return 'The appointment had already begun.';
  if (minMsAhead !== null && msAhead < minMsAhead) {
    return 'It was too late for a reminder the day before.';
  }
  return undefined;
}
