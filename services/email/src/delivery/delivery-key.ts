import type { EmailName } from '@agency/contracts';
import { type EmailJob, outboxSubject } from '@agency/platform';

export type DeliveryKey = [
  subject: string,
  mail: EmailName,
  sequence: number,
  contactId: number | null,
  appointmentId: number | null,
];

/** What a delivery is recorded under: each email once. */
export function keyOf(job: EmailJob): DeliveryKey {
  if (job.about === 'appointment') {
    const subject = outboxSubject.appointment(job.appointmentId);
    return [subject, job.name, job.sequence, null, job.appointmentId];
  }
  // The outage in place of a sequence: one email about each.
  if (job.about === 'calendar') {
    return [outboxSubject.calendar(job.calendarId), job.name, job.failingSince, null, null];
  }
  if (job.about === 'notices') {
    return [outboxSubject.notices(job.heldFrom), job.name, job.heldFrom, null, null];
  }
  if (job.about === 'month') {
    return [outboxSubject.month(job.month), job.name, job.month, null, null];
  }
  if (job.about === 'rankingWeek') {
    return [outboxSubject.rankingWeek(job.reportId), job.name, job.reportId, null, null];
  }
  if (job.about === 'rankingAlerts') {
    return [outboxSubject.rankingAlerts(job.windowId), job.name, job.windowId, null, null];
  }
  if (job.about === 'password') {
    return [outboxSubject.password(job.gate), job.name, job.changedAt, null, null];
  }
  if (job.about === 'address') {
    return [outboxSubject.address(job.addressId), job.name, job.version, null, null];
  }
  if (job.about === 'recovery') {
    const { addressId, linkId, madeAt } = job;
    return [outboxSubject.recovery(addressId, linkId), job.name, madeAt, null, null];
  }
  const sequence = job.about === 'reply' ? job.replyId : 0;
  return [outboxSubject.lead(job.contactId), job.name, sequence, job.contactId, null];
}
