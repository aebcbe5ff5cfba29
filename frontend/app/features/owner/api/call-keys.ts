import { apiPaths, type EasternDate } from '@agency/contracts';

/** Today's calls, those of the days after, and those of the days before. */
export type CallSpan = 'today' | 'upcoming' | 'past';

/** Everything read about calls stands below one key, the times that block the calendar included. */
export const callKeys = {
  all: [apiPaths.appointments],
  span: (span: CallSpan, today: EasternDate) => [apiPaths.appointments, 'calls', span, today],
  outside: [apiPaths.appointments, 'outside'],
} as const;
