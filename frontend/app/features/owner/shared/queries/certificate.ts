import { apiPaths, certificateResponseSchema } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';

/** When the site's certificate expires. */
export const certificateQuery = queryOptions({
  queryKey: [apiPaths.certificate],
  queryFn: ({ signal }) =>
    callApi(apiPaths.certificate, { response: certificateResponseSchema, signal }),
  refetchInterval: 60 * 60_000,
  meta: { logOnError: 'When the certificate expires could not be read:' },
});
