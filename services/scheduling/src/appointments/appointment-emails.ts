import type { EmailRequest } from '@agency/platform';

export interface EmailedAppointment {
  appointmentId: number;
  sequence: number;
  scheduledAt: Date;
}

/** Each is due `before` milliseconds ahead of the call. */
export const reminders = [
  { name: 'reminder-24-hours', before: 24 * 60 * 60_000 },
  { name: 'reminder-10-minutes', before: 10 * 60_000 },
] as const;

export const isReminder = (email: string) => reminders.some(({ name }) => name === email);

/** An appointment's reminders, without those whose time has passed. */
export function reminderEmails(
  { appointmentId, sequence, scheduledAt }: EmailedAppointment,
  now: Date,
): EmailRequest[] {
  return reminders
    .map(({ name, before }) => ({
      name,
      payload: { appointmentId, sequence },
      dueAt: new Date(scheduledAt.getTime() - before),
    }))
    .filter(({ dueAt }) => dueAt > now);
}

/** Emails to the lead about a new appointment: the invitation, now or when it is due, and reminders. */
export function invitationEmails(
  call: EmailedAppointment,
  now: Date,
  invitationDueAt?: Date,
): EmailRequest[] {
  const { appointmentId, sequence } = call;
  return [
    {
      name: 'booking-invitation',
      payload: { appointmentId, sequence },
      ...(invitationDueAt && { dueAt: invitationDueAt }),
    },
    ...reminderEmails(call, now),
  ];
}

/** Asks the lead to open the link, in place of the invitation. */
export function holdEmail({ appointmentId, sequence }: EmailedAppointment): EmailRequest {
  return { name: 'booking-hold', payload: { appointmentId, sequence } };
}

/** Tells the owner that unusually many calls are being booked. This call exceeded the limit. */
export function surgeNoticeEmail({ appointmentId, sequence }: EmailedAppointment): EmailRequest {
  return { name: 'booking-surge-notice', payload: { appointmentId, sequence } };
}

/** Tells the owner that a visitor booked. */
export function bookingNoticeEmail({ appointmentId, sequence }: EmailedAppointment): EmailRequest {
  return { name: 'booking-notice', payload: { appointmentId, sequence } };
}

/** Updates the owner's calendar with her own change. */
export function ownChangeEmail(
  { appointmentId, sequence }: EmailedAppointment,
  dueAt?: Date,
): EmailRequest {
  return {
    name: 'own-change-notice',
    payload: { appointmentId, sequence },
    ...(dueAt && { dueAt }),
  };
}

/** The notices to the owner of what a visitor did, limited to these names. */
export function visitorNotices(call: EmailedAppointment, names: readonly string[]): EmailRequest[] {
  return [bookingNoticeEmail(call), changeNoticeEmail(call), surgeNoticeEmail(call)].filter(
    ({ name }) => names.includes(name),
  );
}

export function moveEmails(call: EmailedAppointment, now: Date): EmailRequest[] {
  const { appointmentId, sequence } = call;
  return [
    { name: 'booking-moved', payload: { appointmentId, sequence } },
    ...reminderEmails(call, now),
  ];
}

/** Tells the lead that the call takes place in another room, at another link or number. */
export function relocationEmails(call: EmailedAppointment, now: Date): EmailRequest[] {
  const { appointmentId, sequence } = call;
  return [
    { name: 'booking-relocated', payload: { appointmentId, sequence } },
    ...reminderEmails(call, now),
  ];
}

/** Tells the owner about a visitor's change. */
export function changeNoticeEmail({ appointmentId, sequence }: EmailedAppointment): EmailRequest {
  return { name: 'booking-change-notice', payload: { appointmentId, sequence } };
}

/** No emails about an appointment that has started. */
export function cancellationEmails(call: EmailedAppointment, now: Date): EmailRequest[] {
  const { appointmentId, sequence, scheduledAt } = call;
  if (scheduledAt <= now) return [];
  return [{ name: 'booking-cancelled', payload: { appointmentId, sequence } }];
}
