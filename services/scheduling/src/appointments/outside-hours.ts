import { easternDateOf, findOutsideHours, findUnavailableReason } from '@agency/contracts';
import type { CalendarTerms } from '../booking-rules/calendar-terms.js';
import type { AppointmentEntity } from './appointment.entity.js';
import type { AppointmentTime } from './held-times.js';

export type AppointmentTiming = Pick<AppointmentEntity, 'id' | 'status' | 'scheduledAt'>;

/** Whether an appointment is scheduled and has not started. */
export function isUpcoming(
  { status, scheduledAt }: Pick<AppointmentTiming, 'status' | 'scheduledAt'>,
  now: Date,
) {
  return status === 'scheduled' && scheduledAt > now;
}

/**
 * Returns a check whether an upcoming appointment lies outside the current hours and rules. Notice, horizon and the limit of a day apply to
 * new bookings only, so they are ignored, and so is the grid: the owner books beside it.
 */
export function createOutsideHoursCheck(
  { availability, rules, away }: CalendarTerms,
  held: readonly AppointmentTime[],
  now: Date,
): (call: AppointmentTiming) => boolean {
  const heldWithDay = held.map((call) => ({
    ...call,
    day: easternDateOf(new Date(call.scheduledAt)),
  }));
  const lasting = { ...rules, minimumNoticeMinutes: 0, horizonDays: null, maxCallsPerDay: null };
  return (call) => {
    if (!isUpcoming(call, now)) return false;
    const day = easternDateOf(call.scheduledAt);
    const taken = heldWithDay.filter(
      (other) => other.day === day && other.appointmentId !== call.id,
    );
    const terms = { availability, rules: lasting, away, taken, now };
    const reason = findUnavailableReason(call.scheduledAt, terms);
    return reason === 'off-grid' || reason === 'outside-hours'
      ? findOutsideHours(call.scheduledAt, terms) !== null
      : reason !== null;
  };
}
