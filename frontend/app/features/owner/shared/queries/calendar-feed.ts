import {
  type CalendarFeedState,
  calendarFeedPath,
  calendarFeedStateSchema,
  calendarNoticesPath,
  type NewCalendarFeed,
  newCalendarFeedSchema,
} from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';

/** Whether the owner's calls can be subscribed to, and when an app last read them. */
export const calendarFeedQuery = queryOptions({
  queryKey: [calendarFeedPath],
  queryFn: ({ signal }) => callApi(calendarFeedPath, { response: calendarFeedStateSchema, signal }),
  refetchInterval: 60_000,
});

/** Ends the address before it. The new one is told this once. */
export function makeFeedAddress(): Promise<NewCalendarFeed> {
  return callApi(calendarFeedPath, { method: 'POST', response: newCalendarFeedSchema });
}

export function removeFeedAddress(): Promise<CalendarFeedState> {
  return callApi(calendarFeedPath, { method: 'DELETE', response: calendarFeedStateSchema });
}

export function chooseNotices(isAttached: boolean): Promise<CalendarFeedState> {
  const body = { isAttached };
  return callApi(calendarNoticesPath, { method: 'PUT', body, response: calendarFeedStateSchema });
}
