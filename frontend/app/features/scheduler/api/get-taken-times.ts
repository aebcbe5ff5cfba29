import {
  addDays,
  apiPaths,
  type EasternDate,
  easternInstant,
  type TakenTime,
  takenTime,
} from '@agency/contracts';
import { callApi, listOf } from '~/lib/api-client';
import type { Source } from '../use-reading';

/** An owner's session sees cancelled calls too; they block nothing. */
function isCancelled(entry: unknown): boolean {
  return (
    typeof entry === 'object' && entry !== null && 'status' in entry && entry.status === 'cancelled'
  );
}

const blockingTimes = {
  parse: (json: unknown) =>
    listOf(takenTime).parse(
      Array.isArray(json) ? json.filter((entry) => !isCancelled(entry)) : json,
    ),
};

/** What blocks the calendar from this Monday to Friday. */
export function takenTimesSource(monday: EasternDate): Source<TakenTime[]> {
  const week = new URLSearchParams({
    from: easternInstant(monday, '00:00').toISOString(),
    to: easternInstant(addDays(monday, 5), '00:00').toISOString(),
  });
  const url = `${apiPaths.appointments}?${week}`;
  return {
    url,
    read: (signal) => callApi(url, { response: blockingTimes, signal }),
    whenItFails: 'The booked times could not be read, so none is shown as taken.',
  };
}
