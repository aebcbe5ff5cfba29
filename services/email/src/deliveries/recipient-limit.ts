import { createHash } from 'node:crypto';
import {
  maxAutoRepliesPerAddressPerDay,
  maxCancellationEmailsPerAddressPerDay,
  maxInvitationsPerAddressPerDay,
  maxMoveEmailsPerAddressPerDay,
  maxRemindersPerAddressPerDay,
  normalizeEmail,
} from '@agency/contracts';
import type { EmailJobName } from '@agency/platform';
import { isForOwner, type VisitorMailName } from '../mails/recipient.js';

const maxPerDay: Record<VisitorMailName, number> = {
  'lead-auto-reply': maxAutoRepliesPerAddressPerDay,
  'booking-invitation': maxInvitationsPerAddressPerDay,
  'booking-moved': maxMoveEmailsPerAddressPerDay,
  'booking-cancelled': maxCancellationEmailsPerAddressPerDay,
  'reminder-24-hours': maxRemindersPerAddressPerDay,
  'reminder-10-minutes': maxRemindersPerAddressPerDay,
};

/** How many mails of one kind a mailbox may get within 24 hours. */
export interface RecipientLimit {
  /** A hash: identifies the mailbox without holding its address. */
  recipientKey: string;
  maxPerDay: number;
  /** Why a mail over the limit is skipped, in a sentence for the owner. */
  reason: string;
}

/** Undefined for notices to the owner, which are not limited: each is about a lead or call the owner must hear of. */
export function recipientLimitOf(mail: EmailJobName, address: string): RecipientLimit | undefined {
  if (isForOwner(mail)) return undefined;
  const max = maxPerDay[mail];
  return {
    recipientKey: createHash('sha256').update(normalizeEmail(address)).digest('hex'),
    maxPerDay: max,
    reason:
      max === 1
        ? 'An address gets one mail of this kind in 24 hours.'
        : `An address gets at most ${max} mails of this kind in 24 hours.`,
  };
}
