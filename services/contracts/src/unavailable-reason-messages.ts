import { slotGrid } from './slot-rule.js';
import { formatTimeOfDay } from './time-of-day.js';
import type { UnavailableReason } from './unavailable-reason.js';

/** One sentence per reason, written for visitors. */
export const unavailableReasonMessages: Record<UnavailableReason, string> = {
  weekend: 'Calls take place Monday to Friday. Please choose a weekday.',
  past: 'That time has already passed. Please choose a later one.',
  'day-off': 'We are not taking calls on that day. Please choose another day.',
  away: 'We are not taking calls at that hour. Please choose another time.',
  closed: 'We are not taking calls at that hour. Please choose another time.',
  'too-soon': 'That time is too soon for us to be ready. Please choose a later one.',
  'too-far': 'Our calendar does not reach that far ahead yet. Please choose an earlier day.',
  'day-full': 'That day is fully booked. Please choose another day.',
  taken: 'That time was just taken. Please choose another one.',
  // The same words: what fills the owner's own calendar is hers to know.
  busy: 'That time was just taken. Please choose another one.',
  'off-grid': 'Calls start on the hour or the half hour, Eastern Time.',
  'outside-hours': `Calls start between ${formatTimeOfDay(slotGrid.first)} and ${formatTimeOfDay(slotGrid.last)} Eastern Time.`,
};
