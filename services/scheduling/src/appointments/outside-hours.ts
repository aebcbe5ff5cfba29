import {
  type EasternDate,
  easternDateOf,
  findOutsideHours,
  findUnavailableReason,
} from '@agency/contracts';
import type { BookableHours } from '../schedule/bookability.js';
import type { Schedule } from '../schedule/schedule.repository.js';
import type { AppointmentEntity } from './appointment.entity.js';

const dayMs = 86_400_000;

export type AppointmentTiming = Pick<AppointmentEntity, 'id' | 'status' | 'scheduledAt'>;

/** Whether an appointment is scheduled and has not started. */
export function isUpcoming(
  { status, scheduledAt }: Pick<AppointmentTiming, 'status' | 'scheduledAt'>,
  now: Date,
) {
  return status === 'scheduled' && scheduledAt > now;
}

/**
 * Returns a check whether an upcoming appointment is outside the current hours and rules. Notice, horizon and the daily
 * limit only apply to new bookings, so they are ignored, and so is the grid, because the owner can book off it.
 */
export function createOutsideHoursCheck(
  { availability, rules, away }: BookableHours,
  taken: Schedule['taken'],
  now: Date,
): (appointment: AppointmentTiming) => boolean {
  // The rule sorts all that it is given, for each call: with thousands of calls and days off, it gets those of one day.
  const takenByDay = new Map<EasternDate, Schedule['taken'][number][]>();
  for (const time of taken) {
    const day = easternDateOf(new Date(time.scheduledAt));
    takenByDay.set(day, [...(takenByDay.get(day) ?? []), time]);
  }
  const awaySpans = away.map((time) => ({
    time,
    start: Date.parse(time.startsAt),
    end: Date.parse(time.endsAt),
  }));
  const lasting = { ...rules, minimumNoticeMinutes: 0, horizonDays: null, maxCallsPerDay: null };
  return ({ id, status, scheduledAt }) => {
    if (!isUpcoming({ status, scheduledAt }, now)) return false;
    const others = (takenByDay.get(easternDateOf(scheduledAt)) ?? []).filter(
      ({ appointmentId }) => appointmentId !== id,
    );
    const start = scheduledAt.getTime();
    const near = awaySpans
      .filter((span) => span.start < start + dayMs && span.end > start - dayMs)
      .map(({ time }) => time);
    const facts = { availability, rules: lasting, away: near, taken: others, now };
    const reason = findUnavailableReason(scheduledAt, facts);
    return reason === 'off-grid' || reason === 'outside-hours'
      ? findOutsideHours(scheduledAt, facts) !== null
      : reason !== null;
  };
}
