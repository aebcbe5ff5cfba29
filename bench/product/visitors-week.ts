import { addDays, easternDateOf, easternInstant, mondayOf } from '@agency/contracts';

export interface Week {
  from: Date;
  to: Date;
}

/** A week that visitors look at: the one after next, Monday to Friday. */
export function weekAhead(): Week {
  const monday = addDays(mondayOf(easternDateOf(new Date())), 14);
  return { from: easternInstant(monday, '00:00'), to: easternInstant(addDays(monday, 5), '00:00') };
}

/** The same as the scheduler asks for it. */
export function visitorsWeek(): URLSearchParams {
  const { from, to } = weekAhead();
  return new URLSearchParams({ from: from.toISOString(), to: to.toISOString() });
}
