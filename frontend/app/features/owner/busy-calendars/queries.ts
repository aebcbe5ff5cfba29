import {
  type AddCalendarFileQuery,
  type AddCalendarRequest,
  apiPaths,
  calendarContentType,
  calendarFilePath,
  calendarPath,
  calendarReadTimeoutSeconds,
  calendarSchema,
  readCalendarPath,
  type UpdateCalendarRequest,
} from '@agency/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { callApi, listOf, noContent } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';
import { refreshSchedule } from '../hours/queries';

/** Longer than the gateway's timeout, and that is longer than the server's. */
const readTimeoutMs = (calendarReadTimeoutSeconds + 10) * 1_000;

/** The calendars that busy times are read from. */
export const calendarsQuery = apiQuery(apiPaths.calendars, listOf(calendarSchema), {
  refetchInterval: 60_000,
  meta: { logOnError: 'The other calendars couldn’t be read:' },
});

export function addCalendar(body: AddCalendarRequest) {
  const timeoutMs = readTimeoutMs;
  return callApi(apiPaths.calendars, { method: 'POST', body, timeoutMs, response: calendarSchema });
}

export function updateCalendar(id: number, body: UpdateCalendarRequest) {
  const timeoutMs = readTimeoutMs;
  return callApi(calendarPath(id), { method: 'PATCH', body, timeoutMs, response: calendarSchema });
}

export const removeCalendar = (id: number) =>
  callApi(calendarPath(id), { method: 'DELETE', response: noContent });

/** Answers with the calendar's new state, whether reading succeeded or not. */
export function readCalendarNow(id: number) {
  const timeoutMs = readTimeoutMs;
  return callApi(readCalendarPath(id), { method: 'POST', timeoutMs, response: calendarSchema });
}

export function addCalendarFile(file: File, query: AddCalendarFileQuery) {
  const { name, color, ownEmail, showsTitles } = query;
  const search = new URLSearchParams({
    name,
    color,
    ...(ownEmail && { ownEmail }),
    ...(showsTitles && { showsTitles }),
  });
  return sendFile('POST', `${apiPaths.calendarFiles}?${search}`, file);
}

export const replaceCalendarFile = (id: number, file: File) =>
  sendFile('PUT', calendarFilePath(id), file);

function sendFile(method: 'POST' | 'PUT', path: string, body: File) {
  const fileType = calendarContentType;
  const timeoutMs = readTimeoutMs;
  return callApi(path, { method, body, fileType, timeoutMs, response: calendarSchema });
}

/** After a change: refetches the list, and the bookable times. */
export async function refreshCalendars(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: calendarsQuery.queryKey }),
    refreshSchedule(client),
  ]);
}
