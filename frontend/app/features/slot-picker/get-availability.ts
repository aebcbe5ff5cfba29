import { apiPaths, availabilitySlotSchema } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi, listOf } from '~/lib/api-client';

/** The owner's weekly hours. */
export const availabilityQuery = queryOptions({
  queryKey: [apiPaths.availability],
  queryFn: ({ signal }) =>
    callApi(apiPaths.availability, {
      response: listOf(availabilitySlotSchema),
      signal,
    }),
  meta: {
    logOnError: 'The weekly hours could not be read, so every future time is shown.',
  },
});
