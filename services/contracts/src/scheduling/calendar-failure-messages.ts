import { brand } from '../brand.js';
import type { CalendarFailure } from './busy-calendars.js';

/** Why one of the owner's calendars cannot be read, for the owner. */
export const calendarFailureMessages: Record<CalendarFailure, string> = {
  'refused-address':
    'The address must start with https:// or webcal:// and be on the public internet.',
  'not-found': 'There is no calendar at this address. Its sharing may have been turned off.',
  'needs-password':
    'This address requires logging in. Please use the calendar’s secret or published address.',
  'not-a-calendar': 'This address doesn’t lead to a complete calendar file.',
  'too-large': 'This calendar is too large to read.',
  'too-slow': 'The calendar’s server took too long.',
  'http-error': 'The calendar’s server answered with an error.',
  unreachable: 'The calendar’s server couldn’t be reached.',
  'suddenly-empty':
    'The calendar is suddenly empty. Its previous busy times stay in use unless it’s still empty the next time it’s read.',
  'lost-address': 'The address can no longer be decrypted here. Please paste it again.',
};

/** For visitors, while the copies of the owner's calendars are too old to book by. */
export const calendarTooOldMessage = `We can’t take bookings right now because our calendar isn’t up to date. Please try again in a few minutes, or email ${brand.email}.`;
