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
import { heldEmailMs, summaryStretch } from './recipient-limit.js';

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
