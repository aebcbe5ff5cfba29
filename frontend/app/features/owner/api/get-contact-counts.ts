import { apiPaths, leadCountsSchema } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';

/** The dashboard's counters, over all leads. */
export const contactCountsQuery = queryOptions({
  queryKey: [apiPaths.contactCounts],
  queryFn: ({ signal }) => callApi(apiPaths.contactCounts, { response: leadCountsSchema, signal }),
});
