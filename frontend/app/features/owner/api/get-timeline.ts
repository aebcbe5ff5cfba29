import { apiPaths, timelineEntrySchema } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi, listOf } from '~/lib/api-client';
import { leadKeys } from './lead-keys';

/** What happened to a lead, newest first. */
export function timelineQuery(id: number) {
  return queryOptions({
    queryKey: leadKeys.timeline(id),
    queryFn: ({ signal }) =>
      callApi(`${apiPaths.contacts}/${id}/timeline`, {
        response: listOf(timelineEntrySchema),
        signal,
      }),
    gcTime: 0,
  });
}
