import type { EmailName } from '@agency/contracts';
import { type EmailJob, emailKeyOf } from '@agency/platform';

type DeliveryKey = [
  subject: string,
  mail: EmailName,
  sequence: number,
  contactId: number | null,
  appointmentId: number | null,
];

/** What a delivery is recorded under: each email once. */
export function keyOf(job: EmailJob): DeliveryKey {
  const { subject, sequence } = emailKeyOf(job.about, job);
  const contactId = 'contactId' in job ? job.contactId : null;
  const appointmentId = 'appointmentId' in job ? job.appointmentId : null;
  return [subject, job.name, sequence, contactId, appointmentId];
}
