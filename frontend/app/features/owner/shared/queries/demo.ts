import { apiPaths, demoSchema, removedDemoSchema } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';
import { removeCalendar } from './busy-calendars';

/** The invented leads of `make demo` that are still there. */
export const demoQuery = queryOptions({
  queryKey: [apiPaths.demo],
  queryFn: ({ signal }) => callApi(apiPaths.demo, { response: demoSchema, signal }),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { logOnError: 'Whether there is demo data could not be read:' },
});

/** Returns how many leads were erased. The leads come last: while some are left, it can be repeated. */
export async function removeDemo(calendarId: number | undefined): Promise<number> {
  if (calendarId !== undefined) await removeCalendar(calendarId);
  const { erased } = await callApi(apiPaths.demo, {
    method: 'DELETE',
    response: removedDemoSchema,
  });
  return erased;
}
