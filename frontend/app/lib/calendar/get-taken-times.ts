import {
  addDays,
  apiPaths,
  type EasternDate,
  easternInstant,
  takenTimeSchema,
} from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi, listOf } from '~/lib/api-client';

/** An owner's session sees cancelled calls too; they block nothing. */
function isCancelled(entry: unknown): boolean {
  return (
    typeof entry === 'object' && entry !== null && 'status' in entry && entry.status === 'cancelled'
  );
}

const blockingTimes = {
  parse: (json: unknown) =>
    listOf(takenTimeSchema).parse(
      Array.isArray(json) ? json.filter((entry) => !isCancelled(entry)) : json,
    ),
};

/** What blocks the calendar from this Monday to Friday. */
export function takenTimesQuery(monday: EasternDate) {
  const week = new URLSearchParams({
    from: easternInstant(monday, '00:00').toISOString(),
    to: easternInstant(addDays(monday, 5), '00:00').toISOString(),
  });
  return queryOptions({
    queryKey: [apiPaths.appointments, { week: monday }],
    queryFn: ({ signal }) =>
      callApi(`${apiPaths.appointments}?${week}`, {
        response: blockingTimes,
        signal,
      }),
    meta: {
      whenItFails: 'The booked times could not be read, so none is shown as taken.',
    },
  });
}
