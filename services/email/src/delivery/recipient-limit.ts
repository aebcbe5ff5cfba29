import { createHash } from 'node:crypto';
import {
  type EmailName,
  emailNames,
  maxOwnerNoticesPerHour,
  normalizeEmail,
  noticeSummaryMinutes,
} from '@agency/contracts';
import type { NoticeCounts } from '../emails/email-facts.js';
import { emails } from '../emails/emails.js';

/** How a summary counts an email to the owner; undefined for one that she always gets. */
export function summaryPartOf(name: EmailName): keyof NoticeCounts | undefined {
  const definition = emails[name];
  return definition.to === 'owner' ? definition.summarizedAs : undefined;
}

/** Notices that the owner gets one by one up to her hourly limit. */
export const ownerNotices = emailNames.filter(summaryPartOf);

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** How many emails a mailbox may get in a period. */
export interface RecipientLimit {
  recipientKey: string;
  /** The emails that count. */
  names: readonly EmailName[];
  max: number;
  withinMs: number;
  /** Why an email over the limit is skipped, for the owner. */
  reason: string;
}

/** Identifies a mailbox, however its address is written, without storing the address. */
export const recipientKeyOf = (address: string) =>
  createHash('sha256').update(normalizeEmail(address)).digest('hex');

/** Undefined for emails without a limit: those the owner causes herself, and replies, which she writes one by one. */
export function recipientLimit(
  name: EmailName,
  { lead, owner }: { lead: string | null; owner: string },
): RecipientLimit | undefined {
  const definition = emails[name];
  if (definition.to === 'owner') {
    if (!definition.summarizedAs) return undefined;
    return {
      recipientKey: recipientKeyOf(owner),
      names: ownerNotices,
      max: maxOwnerNoticesPerHour,
      withinMs: hourMs,
      reason: `You had ${maxOwnerNoticesPerHour} notices within an hour. This one is part of a summary.`,
    };
  }
  if (definition.to === 'address') return undefined;
  const { maxPerDay: max } = definition;
  if (max === null || lead === null) return undefined;
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

const stretchMs = noticeSummaryMinutes * 60_000;

/** The period that one summary of notices covers. Periods start at :00, :10 and so on, for every worker alike. */
export function summaryStretch(at: Date): { from: Date; until: Date } {
  const from = Math.floor(at.getTime() / stretchMs) * stretchMs;
  return { from: new Date(from), until: new Date(from + stretchMs) };
}
