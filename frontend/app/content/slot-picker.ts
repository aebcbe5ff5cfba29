import type { SlotUnavailableReason } from '@agency/contracts';

// What the slot picker says, to visitors and to the owner. What booking says is its caller's.
// Single constants, because the bundler inlines them and this script is near its budget.

export const allTimesEastern = 'All times are Eastern Time.';
export const localTimeNote = (place: string): string =>
  `Your local time (${place}) is shown in italics.`;
export const nextFreeTime = (day: string, time: string): string =>
  `Next free time: ${day}, ${time}`;
export const timesAvailable = (day: string, openCount: number): string =>
  `${day}: ${openCount} time${openCount === 1 ? '' : 's'} available`;

export const previousWeek = 'Previous Week';
export const nextWeek = 'Next Week';

export const daysLegend = 'Choose a day';
export const todayLabel = 'Today';
export const pastLabel = 'Past';
export const openLabel = 'open';

export const chooseDay = 'Choose a day to see its times.';
export const chooseTimeOn = (day: string): string => `Choose a time on ${day}`;
export const noTimesOnDay = 'No times left on this day.';
export const loadingTimes = 'Loading the times of this week';

/** For screen readers, around a time in both zones. */
export const inEasternTime = 'Eastern Time,';
export const inYourTime = 'your time';

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
/** On the current time of the call that is being moved. */
export const presentTimeLabel = 'Current time';

export const noTimesInWeek = 'No times left this week';
export const laterWeeksOpen = 'Later weeks have open times.';
export const allTaken = (lastDay: string): string =>
  `Every time through ${lastDay} is taken. Please check again tomorrow.`;
export const laterWeeksNotOpen =
  'Later weeks aren’t open for booking yet. Please check again tomorrow.';
export const seeNextWeek = 'See Next Week';

export const doesThisTime = 'Does this time';
export const workForYou = 'work for you?';
export const chooseAnotherTime = 'Choose another time';
