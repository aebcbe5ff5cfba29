import { createHash } from 'node:crypto';
import {
  type EmailName,
  maxAutoRepliesPerAddressPerDay,
  maxCancellationEmailsPerAddressPerDay,
  maxInvitationsPerAddressPerDay,
  maxMoveEmailsPerAddressPerDay,
  maxOwnerNoticesPerHour,
  maxRemindersPerAddressPerDay,
  normalizeEmail,
} from '@agency/contracts';
import {
  isOwnerEmail,
  isReplyEmail,
  type ReplyEmailName,
  type VisitorEmailName,
} from '../templates/email-kinds.js';

/** What the owner is told of one by one. Her own changes and her calendars are not among them: strangers cause none. */
export const ownerNotices = ['lead-notice', 'booking-notice', 'booking-change-notice'] as const;

const dayMs = 86_400_000;
const hourMs = 3_600_000;

const maxPerDay: Record<Exclude<VisitorEmailName, ReplyEmailName>, number> = {
  'lead-auto-reply': maxAutoRepliesPerAddressPerDay,
  'booking-invitation': maxInvitationsPerAddressPerDay,
  'booking-hold': maxInvitationsPerAddressPerDay,
  'booking-moved': maxMoveEmailsPerAddressPerDay,
  'booking-cancelled': maxCancellationEmailsPerAddressPerDay,
  'reminder-24-hours': maxRemindersPerAddressPerDay,
  'reminder-10-minutes': maxRemindersPerAddressPerDay,
};

/** How many emails a mailbox may get within a time. */
export interface RecipientLimit {
  recipientKey: string;
  /** The emails that count. */
  names: readonly EmailName[];
  max: number;
  withinMs: number;
  /** Why an email over the limit is skipped, in a sentence for the owner. */
  reason: string;
}

/** Identifies a mailbox, however its address is spelled, without storing the address. */
export const recipientKeyOf = (address: string) =>
  createHash('sha256').update(normalizeEmail(address)).digest('hex');

export const isOwnerNotice = (name: EmailName) => ownerNotices.some((notice) => notice === name);

/**
 * Undefined for emails that are not limited: what the owner has caused herself, and replies, which she writes one by one.
 */
export function recipientLimit(
  name: EmailName,
  { lead, owner }: { lead: string | null; owner: string },
): RecipientLimit | undefined {
  if (isOwnerNotice(name)) {
    return {
      recipientKey: recipientKeyOf(owner),
      names: ownerNotices,
      max: maxOwnerNoticesPerHour,
      withinMs: hourMs,
      reason: `You had ${maxOwnerNoticesPerHour} notices within an hour. This one is part of a summary.`,
    };
  }
  if (isOwnerEmail(name) || isReplyEmail(name) || lead === null) return undefined;
  const max = maxPerDay[name];
  return {
    recipientKey: recipientKeyOf(lead),
    names: [name],
    max,
    withinMs: dayMs,
    reason:
      max === 1
        ? 'An address gets one email of this kind in 24 hours.'
        : `An address gets at most ${max} emails of this kind in 24 hours.`,
  };
}
