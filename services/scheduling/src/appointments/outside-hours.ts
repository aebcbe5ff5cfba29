import { easternDateOf, findUnavailableReason } from '@agency/contracts';
import type { AppointmentEntity } from './appointment.entity.js';
import type { AppointmentTime } from './calendar.service.js';
import type { CalendarTerms } from './calendar-terms.js';

export type AppointmentTiming = Pick<AppointmentEntity, 'id' | 'status' | 'scheduledAt'>;

/** Whether an appointment is scheduled and has not started. */
export function isUpcoming(
  { status, scheduledAt }: Pick<AppointmentTiming, 'status' | 'scheduledAt'>,
  now: Date,
) {
  return status === 'scheduled' && scheduledAt > now;
}

/**
 * Returns a check whether an upcoming appointment lies at a time that the current hours and rules no longer offer. Notice
 * and horizon apply to new bookings only, so they are ignored.
 */
export function createOutsideHoursCheck(
  { availability, rules }: CalendarTerms,
  held: readonly AppointmentTime[],
  now: Date,
): (call: AppointmentTiming) => boolean {
  const heldWithDay = held.map((call) => ({
    ...call,
    day: easternDateOf(new Date(call.scheduledAt)),
  }));
  const lasting = { ...rules, minimumNoticeMinutes: 0, horizonDays: null };
  return (call) => {
    if (!isUpcoming(call, now)) return false;
    const day = easternDateOf(call.scheduledAt);
    const taken = heldWithDay.filter(
      (other) => other.day === day && other.appointmentId !== call.id,
    );
    return (
      findUnavailableReason(call.scheduledAt, { availability, rules: lasting, taken, now }) !== null
    );
  };
}
