import type { SlotUnavailableReason } from '@agency/contracts';

/** Why a time cannot be picked, short enough for a button. */
export const unavailableLabels: Record<SlotUnavailableReason, string> = {
  weekend: 'Closed',
  past: 'Past',
  'day-off': 'Day off',
  away: 'Closed',
  closed: 'Closed',
  'too-soon': 'Too soon',
  'too-far': 'Not open yet',
  'day-full': 'Day full',
  taken: 'Taken',
  busy: 'Busy',
};

/** On the time of the call that is being moved. */
export const presentTimeLabel = 'Current time';
