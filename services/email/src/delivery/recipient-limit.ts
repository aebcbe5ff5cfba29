import { createHash } from 'node:crypto';
import {
  type EmailName,
  emailNames,
  heldEmailMinutes,
  maxOwnerNoticesPerHour,
  normalizeEmail,
  noticeSummaryMinutes,
} from '@agency/contracts';
import {
  type EmailJob,
  emailKeyOf,
  emailRequestOf,
  emailSubject,
  type OutboxService,
  queryRows,
  sql,
} from '@agency/platform';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import { type Email, leadOf, type NoticeCounts } from '../emails/email-facts.js';
import { emails } from '../emails/emails.js';

/** How a summary counts an email to the owner; undefined for one that she always gets. */
export function summaryPartOf(name: EmailName): keyof NoticeCounts | undefined {
  const definition = emails[name];
  return definition.to === 'owner' ? definition.summarizedAs : undefined;
}

/** Notices that the owner gets one by one up to her hourly limit. */
export const ownerNotices = emailNames.filter(summaryPartOf);

export const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** How many emails a mailbox may get in a period. */
export interface RecipientLimit {
  recipientKey: string;
  /** Of emails with these names. */
  ofKind?: {
    names: readonly EmailName[];
    max: number;
    withinMs: number;
    /** Why an email over the limit is skipped, for the owner. */
    reason: string;
  };
  /** Of all emails that strangers can cause. */
  total?: DailyTotal;
}

/** What becomes of an email beyond its mailbox's total of a day. */
export interface DailyTotal {
  /** Whether it says where a call stands: it is held back until later. Others are skipped. */
  isCallState: boolean;
  /** Whether the call may begin before a held email is sent. */
  isUrgent: boolean;
}

/** Identifies a mailbox, however its address is written, without storing the address. */
export const recipientKeyOf = (address: string) =>
  createHash('sha256').update(normalizeEmail(address)).digest('hex');

/** Undefined for emails without a limit: those the owner causes herself, and replies, which she writes one by one. */
export function recipientLimit(
  email: Email,
  { owner, now, isByOwner }: { owner: string; now: Date; isByOwner: boolean },
): RecipientLimit | undefined {
  const definition = emails[email.name];
  if (definition.to === 'owner') {
    if (!definition.summarizedAs) return undefined;
    return {
      recipientKey: recipientKeyOf(owner),
      ofKind: {
        names: ownerNotices,
        max: maxOwnerNoticesPerHour,
        withinMs: hourMs,
        reason: `You had ${maxOwnerNoticesPerHour} notices within an hour. This one is part of a summary.`,
      },
    };
  }
  const lead = leadOf(email)?.email;
  if (definition.to === 'address' || !lead) return undefined;
  const { maxPerDay: max, isFromStrangers = false, calendar } = definition;
  return {
    recipientKey: recipientKeyOf(lead),
    ...(max !== undefined && {
      ofKind: { names: [email.name], max, withinMs: dayMs, reason: reasonOf(max) },
    }),
    ...(isFromStrangers &&
      !isByOwner && {
        total: { isCallState: calendar !== undefined, isUrgent: isUrgent(email, now) },
      }),
  };
}

const reasonOf = (max: number) =>
  max === 1
    ? 'An address gets one email of this kind in 24 hours.'
    : `An address gets at most ${max} emails of this kind in 24 hours.`;

export const heldEmailMs = heldEmailMinutes * 60_000;

const isUrgent = (email: Email, now: Date) =>
  email.about === 'appointment' &&
  email.appointment.scheduledAt.getTime() - now.getTime() <= heldEmailMs;

const stretchMs = noticeSummaryMinutes * 60_000;

/** The period that one summary of notices covers. Periods start at :00, :10 and so on, for every worker alike. */
export function summaryStretch(at: Date): { from: Date; until: Date } {
  const from = Math.floor(at.getTime() / stretchMs) * stretchMs;
  return { from: new Date(from), until: new Date(from + stretchMs) };
}

const nothingSchema = z.object({});

/** Requests a held email again. From the outbox, because many waiting jobs mean trouble with the mail server. */
export async function requestAgain(
  outbox: OutboxService,
  manager: EntityManager,
  job: EmailJob,
  now: Date,
): Promise<void> {
  const request = emailRequestOf(job.name, emailKeyOf(job.about, job));
  const dueAt = new Date(now.getTime() + heldEmailMs);
  const { requestId } = job;
  await outbox.enqueue(manager, { requestId, emails: [{ ...request, dueAt }] });
}

/** Requests the summary of a period's notices. (!) Lock the owner's mailbox before, so that each period gets one. */
export async function requestSummary(
  outbox: OutboxService,
  manager: EntityManager,
  { requestId }: EmailJob,
  now: Date,
): Promise<void> {
  const { from, until } = summaryStretch(now);
  const payload = { heldFrom: from.getTime() / 1_000 };
  const subject = emailSubject('notices', payload);
  const isRequested = sql`SELECT FROM email.outbox WHERE subject = ${subject}`;
  if ((await queryRows(manager, nothingSchema, isRequested)).length > 0) return;
  const emails = [{ name: 'notice-summary', payload, dueAt: until } as const];
  await outbox.enqueue(manager, { requestId, emails });
}
