import { apiPaths, certificateResponseSchema } from '@agency/contracts';
import { apiQuery } from '~/lib/api-query';

/** When the site's certificate expires. */
export const certificateQuery = apiQuery(apiPaths.certificate, certificateResponseSchema, {
  refetchInterval: 60 * 60_000,
  meta: { logOnError: 'When the certificate expires could not be read:' },
});
