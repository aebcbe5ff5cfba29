import type { EmailRequest } from '@agency/platform';

export interface EmailedAppointment {
  appointmentId: number;
  sequence: number;
  scheduledAt: Date;
}

/** Before each call, how long. */
export const reminders = [
  { name: 'reminder-24-hours', before: 24 * 60 * 60_000 },
  { name: 'reminder-10-minutes', before: 10 * 60_000 },
] as const;

/** The reminders of an appointment. A reminder whose time has passed is left out. */
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

/** The emails to the lead of a new appointment: the invitation, now or when it is due, and reminders later. */
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

/** Tells the owner that unusually many calls are booked. This one was too many. */
export function surgeNoticeEmail({ appointmentId, sequence }: EmailedAppointment): EmailRequest {
  return { name: 'booking-surge-notice', payload: { appointmentId, sequence } };
}

/** Tells the owner that a visitor booked. */
export function bookingNoticeEmail({ appointmentId, sequence }: EmailedAppointment): EmailRequest {
  return { name: 'booking-notice', payload: { appointmentId, sequence } };
}

/** Brings the owner's calendar up to date with what she did herself. */
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

export function moveEmails(call: EmailedAppointment, now: Date): EmailRequest[] {
  const { appointmentId, sequence } = call;
  return [
    { name: 'booking-moved', payload: { appointmentId, sequence } },
    ...reminderEmails(call, now),
  ];
}

/** Tells the owner what a visitor changed. */
export function changeNoticeEmail({ appointmentId, sequence }: EmailedAppointment): EmailRequest {
  return { name: 'booking-change-notice', payload: { appointmentId, sequence } };
}

/** No email for an appointment that has started: nobody is told about the past. */
export function cancellationEmails(call: EmailedAppointment, now: Date): EmailRequest[] {
  const { appointmentId, sequence, scheduledAt } = call;
  if (scheduledAt <= now) return [];
  return [{ name: 'booking-cancelled', payload: { appointmentId, sequence } }];
}
