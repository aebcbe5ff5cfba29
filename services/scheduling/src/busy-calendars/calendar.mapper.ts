import type { Calendar } from '@agency/contracts';
import type { CalendarEntity } from './calendar.entity.js';

/** A calendar as the owner sees it. (!) Without its address, even encrypted. */
export function toCalendar(entity: CalendarEntity, busyCount: number): Calendar {
  const { id, name, color, source, addressHint, ownEmail, showsTitles } = entity;
  const { readAt, failingSince, failure, eventCount, knownUntil, warnings } = entity;
  return {
    id,
    name,
    color,
    source,
    addressHint,
    ownEmail,
    showsTitles,
    readAt: readAt?.toISOString() ?? null,
    failingSince: failingSince?.toISOString() ?? null,
    failure,
    eventCount,
    busyCount,
    knownUntil: knownUntil?.toISOString() ?? null,
    warnings,
  };
}
