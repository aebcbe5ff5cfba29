import { type EasternDate, easternDateOf, type OwnerAppointment } from '@agency/contracts';

/** By the clock, whatever the status. */
export type AppointmentStage = 'upcoming' | 'in-progress' | 'past';

export function stageOf({ scheduledAt, duration }: OwnerAppointment, now: Date): AppointmentStage {
  const start = Date.parse(scheduledAt);
  if (now.getTime() < start) return 'upcoming';
  return now.getTime() < start + duration * 60_000 ? 'in-progress' : 'past';
}

const joinAheadMs = 15 * 60_000;

/** Whether it starts within 15 minutes or is in progress. */
export function canBeJoined(appointment: OwnerAppointment, now: Date): boolean {
  const isNear = Date.parse(appointment.scheduledAt) - now.getTime() <= joinAheadMs;
  return appointment.status === 'scheduled' && isNear && stageOf(appointment, now) !== 'past';
}

/** Whether it is scheduled and has not begun. */
export function canBeCancelled(appointment: OwnerAppointment, now: Date): boolean {
  return appointment.status === 'scheduled' && stageOf(appointment, now) === 'upcoming';
}

/** Appointments in the given order, grouped by day, with a day's canceled ones last. */
export function byDay(
  appointments: readonly OwnerAppointment[],
): [EasternDate, OwnerAppointment[]][] {
  const days = new Map<EasternDate, OwnerAppointment[]>();
  for (const appointment of appointments) {
    const day = easternDateOf(new Date(appointment.scheduledAt));
    days.set(day, [...(days.get(day) ?? []), appointment]);
  }
  const isCancelled = ({ status }: OwnerAppointment) => status === 'cancelled';
  return [...days].map(([day, ofDay]) => [
    day,
    ofDay.toSorted((one, other) => Number(isCancelled(one)) - Number(isCancelled(other))),
  ]);
}
