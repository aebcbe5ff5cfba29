import { brand } from '../brand.js';
import type { CalendarFailure } from './busy-calendars.js';

/** Why a calendar of the owner's cannot be read, in sentences for the owner. */
export const calendarFailureMessages: Record<CalendarFailure, string> = {
  'refused-address':
    'Only addresses that begin with https:// or webcal:// and lead to the public internet can be read.',
  'not-found': 'There is no calendar at this address. Its sharing may have been turned off.',
  'needs-password':
    'This address may not be read without signing in. Please use the calendar’s secret or published address.',
  'not-a-calendar': 'What this address leads to is not a whole calendar file.',
  'too-large': 'This calendar is too large to read.',
  'too-slow': 'The calendar did not arrive in time.',
  'http-error': 'The calendar’s server answered with an error.',
  unreachable: 'The calendar’s server could not be reached.',
  'suddenly-empty':
    'The calendar is suddenly empty. Its previous busy times stay in use unless the next reading is empty, too.',
  'lost-address': 'The address can no longer be decrypted here. Please paste it again.',
};

/** For visitors, while the owner's calendars are too old to book by. */
export const calendarTooOldMessage = `We cannot take bookings right now, because our calendar is not up to date. Please try again in a few minutes, or write to ${brand.email}.`;
