import type { AppointmentInside, TimeOff } from '@agency/contracts';
import type { TimeOffEntity } from './time-off.entity.js';

/** Time off and the calls inside, as the owner sees them. */
export function toTimeOff(entity: TimeOffEntity, calls: AppointmentInside[]): TimeOff {
  const { id, startsAt, endsAt, isAllDay, note } = entity;
  return {
    id,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    isAllDay,
    note,
    calls,
  };
}
