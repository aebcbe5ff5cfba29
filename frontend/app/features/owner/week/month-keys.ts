import { addDays, type EasternDate, mondayOf } from '@agency/contracts';
import { addMonths } from './periods';

/**
 * The day that a key moves to, or null: arrows by days and weeks, Home and End within the week, Page Up and Page Down
 * by months.
 */
export function moveInMonth(day: EasternDate, key: string): EasternDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return mondayOf(day);
    case 'End':
      return addDays(mondayOf(day), 6);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return null;
  }
}
