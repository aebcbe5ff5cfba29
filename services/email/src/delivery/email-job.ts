import type { EmailName } from '@agency/contracts';
import {
  type EmailKind,
  type EmailNameOf,
  type EmailPayload,
  emailJobDataSchema,
  emailKinds,
  emailPayloads,
  type OutboxSubject,
  outboxSubject,
} from '@agency/platform';
import * as z from 'zod';

/** One email to send, as the queue hands it over. */
export type EmailJob<Kind extends EmailKind = EmailKind> = {
  [About in Kind]: {
    about: About;
    name: EmailNameOf<About>;
    requestId: string;
  } & EmailPayload<About>;
}[Kind];

const isEmailName = (name: string): name is EmailName => Object.hasOwn(emailKinds, name);

const payloadSchemas: { [Kind in EmailKind]: z.ZodType<EmailPayload<Kind>> } = emailPayloads;

/** Throws when it is not a job of the email queue. */
export function parseEmailJob(name: string, data: unknown): EmailJob {
  if (!isEmailName(name)) throw new Error('Unknown email job.');
  const { requestId, payload } = emailJobDataSchema.parse(data);
  return jobOf(emailKinds[name], name, { requestId, payload });
}

function jobOf<Kind extends EmailKind>(
  about: Kind,
  name: EmailNameOf<Kind>,
  { requestId, payload }: z.infer<typeof emailJobDataSchema>,
): EmailJob<Kind> {
  return { about, name, requestId, ...payloadSchemas[about].parse(payload) };
}

const idSchema = z.int().optional();
const payloadSchema = z.object({
  contactId: idSchema,
  replyId: idSchema,
  appointmentId: idSchema,
  sequence: idSchema,
});

/** What the owner sees of a job in the email queue: ids. */
export const emailJobFactsSchema = emailJobDataSchema
  .extend({ payload: payloadSchema })
  .transform(({ requestId, payload }) => ({ ...payload, requestId }));

export function subjectOf(job: EmailJob): OutboxSubject {
  if (job.about === 'calendar') return outboxSubject.calendar(job.calendarId);
  if (job.about === 'notices') return outboxSubject.notices(job.heldFrom);
  return job.about === 'appointment'
    ? outboxSubject.appointment(job.appointmentId)
    : outboxSubject.lead(job.contactId);
}
