import { apiPaths, bookingRulesSchema } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';

/** The owner's rules beyond the weekly hours. */
export const bookingRulesQuery = queryOptions({
  queryKey: [apiPaths.bookingRules],
  queryFn: ({ signal }) => callApi(apiPaths.bookingRules, { response: bookingRulesSchema, signal }),
  meta: {
    logOnError: 'The booking rules could not be read, so the default ones are applied.',
  },
});
