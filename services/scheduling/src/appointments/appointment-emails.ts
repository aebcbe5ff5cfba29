import type { EmailNameOf, EmailRequest } from '@agency/platform';

export interface EmailedAppointment {
  appointmentId: number;
  sequence: number;
  scheduledAt: Date;
  /** Whether the owner booked or changed it. */
  isByOwner?: boolean;
}

type AppointmentEmail = EmailNameOf<'appointment'>;

/** Each is due `before` milliseconds ahead of the call. */
export const reminders = [
  { name: 'reminder-24-hours', before: 24 * 60 * 60_000 },
  { name: 'reminder-10-minutes', before: 10 * 60_000 },
] as const;

export const isReminder = (email: string) => reminders.some(({ name }) => name === email);

/** One email about an appointment, due at once without a `dueAt`. */
export function emailAbout(
  { appointmentId, sequence, isByOwner }: EmailedAppointment,
  name: AppointmentEmail,
  dueAt?: Date,
): EmailRequest<'appointment'> {
  return { name, payload: { appointmentId, sequence, isByOwner }, ...(dueAt && { dueAt }) };
}

/** An appointment's reminders, without those whose time has passed. */
export function reminderEmails(call: EmailedAppointment, now: Date): EmailRequest[] {
  return (
    reminders
      .map(({ name, before }) => ({ name, dueAt: new Date(call.scheduledAt.getTime() - before) }))
      .filter(({ dueAt }) => dueAt > now)
      // The time causes them, whoever has changed the call.
      .map(({ name, dueAt }) => emailAbout({ ...call, isByOwner: undefined }, name, dueAt))
  );
}

/** An email to the lead about an appointment that takes place, and its reminders. */
export function emailAndReminders(
  call: EmailedAppointment,
  now: Date,
  name: AppointmentEmail,
): EmailRequest[] {
  return [emailAbout(call, name), ...reminderEmails(call, now)];
}

interface BookingEmailsOptions {
  /** The lead gets the invitation and the reminders. */
  isInvited: boolean;
  /** To the owner. */
  notices: readonly AppointmentEmail[];
  /** When all but the reminders are due. Default: at once. */
  dueAt?: Date;
}

/** Emails about a new appointment. */
export function bookingEmails(
  call: EmailedAppointment,
  now: Date,
  { isInvited, notices, dueAt }: BookingEmailsOptions,
): EmailRequest[] {
  return [
    ...(isInvited ? [emailAbout(call, 'booking-invitation', dueAt)] : []),
    ...notices.map((name) => emailAbout(call, name, dueAt)),
    ...(isInvited ? reminderEmails(call, now) : []),
  ];
}

const visitorNoticeNames = [
  'booking-notice',
  'booking-change-notice',
  'booking-surge-notice',
] as const;

/** The notices to the owner of what a visitor did, limited to these names. */
export function visitorNotices(call: EmailedAppointment, names: readonly string[]): EmailRequest[] {
  return visitorNoticeNames
    .filter((name) => names.includes(name))
    .map((name) => emailAbout(call, name));
}

/** No emails about an appointment that has started. */
export function cancellationEmails(call: EmailedAppointment, now: Date): EmailRequest[] {
  return call.scheduledAt <= now ? [] : [emailAbout(call, 'booking-cancelled')];
}
