import { createHash } from 'node:crypto';
import {
  type EmailName,
  maxAutoRepliesPerAddressPerDay,
  maxCancellationEmailsPerAddressPerDay,
  maxInvitationsPerAddressPerDay,
  maxMoveEmailsPerAddressPerDay,
  maxRemindersPerAddressPerDay,
  normalizeEmail,
} from '@agency/contracts';
import {
  isOwnerEmail,
  isReplyEmail,
  type ReplyEmailName,
  type VisitorEmailName,
} from '../templates/email-kinds.js';

const maxPerDay: Record<Exclude<VisitorEmailName, ReplyEmailName>, number> = {
  'lead-auto-reply': maxAutoRepliesPerAddressPerDay,
  'booking-invitation': maxInvitationsPerAddressPerDay,
  'booking-moved': maxMoveEmailsPerAddressPerDay,
  'booking-cancelled': maxCancellationEmailsPerAddressPerDay,
  'reminder-24-hours': maxRemindersPerAddressPerDay,
  'reminder-10-minutes': maxRemindersPerAddressPerDay,
};

/** How many emails of one kind a mailbox may get within 24 hours. */
export interface RecipientLimit {
  recipientKey: string;
  maxPerDay: number;
  /** Why an email over the limit is skipped, in a sentence for the owner. */
  reason: string;
}

/** Identifies a mailbox, however its address is spelled, without storing the address. */
export const recipientKeyOf = (address: string) =>
  createHash('sha256').update(normalizeEmail(address)).digest('hex');

/**
 * Undefined for emails that are not limited: those to the owner, of which none may be lost, and replies, which the owner
 * writes one by one.
 */
export function recipientLimit(
  name: EmailName,
  address: string | null,
): RecipientLimit | undefined {
  if (isOwnerEmail(name) || isReplyEmail(name) || address === null) return undefined;
  const max = maxPerDay[name];
  return {
    recipientKey: recipientKeyOf(address),
    maxPerDay: max,
    reason:
      max === 1
        ? 'An address gets one email of this kind in 24 hours.'
        : `An address gets at most ${max} emails of this kind in 24 hours.`,
  };
}
