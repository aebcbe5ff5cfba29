import { apiPaths, calendarFeedStateSchema, newCalendarFeedSchema } from '@agency/contracts';
import { callApi } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';

/** The state of the owner's calendar feed, and when an app last read it. */
export const calendarFeedQuery = apiQuery(apiPaths.calendarFeed, calendarFeedStateSchema, {
  refetchInterval: 60_000,
});

/** Invalidates the previous address. The new one is only returned here. */
export const makeFeedAddress = () =>
  callApi(apiPaths.calendarFeed, { method: 'POST', response: newCalendarFeedSchema });

export const removeFeedAddress = () =>
  callApi(apiPaths.calendarFeed, { method: 'DELETE', response: calendarFeedStateSchema });

export function chooseNotices(isAttached: boolean) {
  const body = { isAttached };
  return callApi(apiPaths.calendarNotices, {
    method: 'PUT',
    body,
    response: calendarFeedStateSchema,
  });
}
