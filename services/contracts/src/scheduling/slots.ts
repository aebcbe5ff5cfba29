import type { EasternDate } from '../time/eastern-date.js';
import { addDays, dayOfWeek, easternInstant } from '../time/eastern-time.js';
import { gridStarts, type Slot } from './slot-rule.js';
import type { OwnerSlots } from './slots-answer.js';

/** GET, public. */
export const slotsPath = '/api/slots';

/** GET, owner only: without horizon, and with what fills the owner's own calendar. */
export const ownerSlotsPath = '/api/slots/owner';

/** How many days ahead one answer covers at least, with the first as 0. It ends with the last one's week. */
export const slotDays = 60;

/** The last day, a Sunday, of the answer that begins on this day. */
export function lastSlotDay(from: EasternDate): EasternDate {
  const last = addDays(from, slotDays);
  return addDays(last, (7 - dayOfWeek(last)) % 7);
}

/** A day of the answer as slots with their instants. */
export function readSlots(
  day: EasternDate,
  reasons: OwnerSlots['days'][number]['reasons'],
): Slot[] {
  return gridStarts().map((time, index) => ({
    time,
    startsAt: easternInstant(day, time),
    unavailableReason: reasons[index] ?? null,
  }));
}
