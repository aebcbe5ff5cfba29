import { type AvailabilitySlot, formatTimeOfDay, isWeekend, slotGrid } from '@agency/contracts';

type Hours = Pick<AvailabilitySlot, 'dayOfWeek' | 'startTime' | 'endTime'>;

/** Which part of the hours visitors are never offered, or null: appointments are on weekdays, within the grid. */
export function describeNotOffered({ dayOfWeek, startTime, endTime }: Hours): string | null {
  if (isWeekend(dayOfWeek)) return 'Saved, but not bookable on weekends';
  const parts = [
    startTime < slotGrid.first && `before ${formatTimeOfDay(slotGrid.first)}`,
    endTime > slotGrid.closing && `after ${formatTimeOfDay(slotGrid.closing)}`,
  ].filter(Boolean);
  return parts.length > 0 ? `Saved, but not bookable ${parts.join(' or ')}` : null;
}

/** What turning the hours on means for visitors. */
export function describeOffer(hours: Hours): string {
  const { dayOfWeek, startTime, endTime } = hours;
  const notOffered = describeNotOffered(hours);
  const isOffered =
    !isWeekend(dayOfWeek) && startTime < slotGrid.closing && endTime > slotGrid.first;
  return [isOffered && 'Visitors can book in these hours.', notOffered && `${notOffered}.`]
    .filter(Boolean)
    .join(' ');
}
