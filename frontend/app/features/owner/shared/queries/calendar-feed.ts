import {
  apiPaths,
  type CalendarFeedState,
  calendarFeedStateSchema,
  type NewCalendarFeed,
  newCalendarFeedSchema,
} from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';

/** The state of the owner's calendar feed, and when an app last read it. */
export const calendarFeedQuery = queryOptions({
  queryKey: [apiPaths.calendarFeed],
  queryFn: ({ signal }) =>
    callApi(apiPaths.calendarFeed, { response: calendarFeedStateSchema, signal }),
  refetchInterval: 60_000,
});

/** Invalidates the previous address. The new one is only returned here. */
export function makeFeedAddress(): Promise<NewCalendarFeed> {
  return callApi(apiPaths.calendarFeed, { method: 'POST', response: newCalendarFeedSchema });
}

export function removeFeedAddress(): Promise<CalendarFeedState> {
  return callApi(apiPaths.calendarFeed, { method: 'DELETE', response: calendarFeedStateSchema });
}

export function chooseNotices(isAttached: boolean): Promise<CalendarFeedState> {
  const body = { isAttached };
  return callApi(apiPaths.calendarNotices, {
    method: 'PUT',
    body,
    response: calendarFeedStateSchema,
  });
}
