import {
  addDays,
  apiPaths,
  type EasternDate,
  easternInstant,
  takenTimeSchema,
} from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi, listOf } from '~/lib/api-client';

/** The owner's session also gets cancelled appointments, which occupy no time. */
function isCancelled(entry: unknown): boolean {
  return (
    typeof entry === 'object' && entry !== null && 'status' in entry && entry.status === 'cancelled'
  );
}

const takenTimesSchema = {
  parse: (json: unknown) =>
    listOf(takenTimeSchema).parse(
      Array.isArray(json) ? json.filter((entry) => !isCancelled(entry)) : json,
    ),
};

/** Taken times from this Monday to Friday. */
export function takenTimesQuery(monday: EasternDate) {
  const week = new URLSearchParams({
    from: easternInstant(monday, '00:00').toISOString(),
    to: easternInstant(addDays(monday, 5), '00:00').toISOString(),
  });
  return queryOptions({
    queryKey: [apiPaths.appointments, { week: monday }],
    queryFn: ({ signal }) =>
      callApi(`${apiPaths.appointments}?${week}`, {
        response: takenTimesSchema,
        signal,
      }),
    meta: {
      whenItFails: 'The booked times could not be read, so none is shown as taken.',
    },
  });
}
