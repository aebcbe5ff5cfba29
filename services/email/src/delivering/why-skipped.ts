import type { CallFacts } from '../mails/mail-facts.js';
import type { CallMailName } from '../mails/mail-renderer.js';
import type { LoadedMail } from './mail-loader.js';

/**
 * The day-before reminder is not sent with less than this left: the latest start of a day is 16:30, so it always
 * comes on the day before.
 */
const leastBefore24HourReminder = 17 * 60 * 60_000;

/** Mails that make sense only as long as the call lies ahead. */
const wantsCallAhead: readonly CallMailName[] = [
  'booking-invitation',
  'booking-moved',
  'booking-cancelled',
  'reminder-24-hours',
  'reminder-10-minutes',
];
/** Mails that bring somebody to the call. */
const wantsCallOn: readonly CallMailName[] = [
  'booking-invitation',
  'booking-moved',
  'reminder-24-hours',
  'reminder-10-minutes',
];

/** Why a mail no longer holds, in a sentence for the owner; undefined when it does. */
export function whySkipped(
  mail: LoadedMail,
  { now, ownAddresses }: { now: Date; ownAddresses: readonly string[] },
): string | undefined {
  if (mail.about === 'call') return whyCallMailSkipped(mail, now);
  const isOwn = ownAddresses.some((own) => own.toLowerCase() === mail.lead.email.toLowerCase());
  // An answer to ourselves could be answered again.
  if (mail.name === 'lead-auto-reply' && isOwn) return 'The lead gave our own address.';
  return undefined;
}

interface CallMail {
  name: CallMailName;
  call: CallFacts;
  orderedSequence: number;
}

function whyCallMailSkipped({ name, call, orderedSequence }: CallMail, now: Date) {
  const left = call.scheduledAt.getTime() - now.getTime();
  if (orderedSequence < call.sequence) {
    return call.status === 'cancelled'
      ? 'The call was cancelled meanwhile.'
      : 'The call was moved meanwhile.';
  }
  if (wantsCallOn.includes(name) && call.status !== 'scheduled') {
    return 'The call does not take place any more.';
  }
  if (wantsCallAhead.includes(name) && left <= 0) return 'The call had begun by then.';
  if (name === 'reminder-24-hours' && left < leastBefore24HourReminder) {
    return 'Too little time was left for a reminder on the day before.';
  }
  return undefined;
}
