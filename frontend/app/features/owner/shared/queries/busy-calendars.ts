import {
  type AddCalendarFileQuery,
  type AddCalendarRequest,
  apiPaths,
  type Calendar,
  calendarContentType,
  calendarFilePath,
  calendarFilesPath,
  calendarPath,
  calendarReadTimeoutSeconds,
  calendarSchema,
  readCalendarPath,
  type UpdateCalendarRequest,
} from '@agency/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi, listOf } from '~/lib/api-client';
import { noContent } from '~/lib/no-content';
import { refreshSchedule } from './hours';

/** Longer than the gateway's timeout, and that is longer than the server's. */
const readTimeoutMs = (calendarReadTimeoutSeconds + 10) * 1_000;

/** The calendars that busy times are read from. */
export const calendarsQuery = queryOptions({
  queryKey: [apiPaths.calendars],
  queryFn: ({ signal }) =>
    callApi(apiPaths.calendars, { response: listOf(calendarSchema), signal }),
  refetchInterval: 60_000,
  meta: { logOnError: 'The other calendars could not be read:' },
});

export function addCalendar(body: AddCalendarRequest): Promise<Calendar> {
  const timeoutMs = readTimeoutMs;
  return callApi(apiPaths.calendars, { method: 'POST', body, timeoutMs, response: calendarSchema });
}

export function updateCalendar(id: number, body: UpdateCalendarRequest): Promise<Calendar> {
  const timeoutMs = readTimeoutMs;
  return callApi(calendarPath(id), { method: 'PATCH', body, timeoutMs, response: calendarSchema });
}

export function removeCalendar(id: number): Promise<void> {
  return callApi(calendarPath(id), { method: 'DELETE', response: noContent });
}

/** Answers with the calendar's new state, whether reading succeeded or not. */
export function readCalendarNow(id: number): Promise<Calendar> {
  const timeoutMs = readTimeoutMs;
  return callApi(readCalendarPath(id), { method: 'POST', timeoutMs, response: calendarSchema });
}

export function addCalendarFile(file: File, query: AddCalendarFileQuery): Promise<Calendar> {
  const { name, color, ownEmail, showsTitles } = query;
  const search = new URLSearchParams({
    name,
    color,
    ...(ownEmail && { ownEmail }),
    ...(showsTitles && { showsTitles }),
  });
  return sendFile('POST', `${calendarFilesPath}?${search}`, file);
}

export function replaceCalendarFile(id: number, file: File): Promise<Calendar> {
  return sendFile('PUT', calendarFilePath(id), file);
}

function sendFile(method: 'POST' | 'PUT', path: string, body: File): Promise<Calendar> {
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
