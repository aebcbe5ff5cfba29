import { apiPaths, demoSchema, removedDemoSchema } from '@agency/contracts';
import { callApi } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';
import { removeCalendar } from '../busy-calendars/queries';

/** The invented leads of `make demo` that are still there. */
export const demoQuery = apiQuery(apiPaths.demo, demoSchema, {
  staleTime: Number.POSITIVE_INFINITY,
  meta: { logOnError: 'Whether there is demo data couldn’t be read:' },
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
