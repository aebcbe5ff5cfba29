import { apiPaths, deliverySchema } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApiForPage } from '~/lib/api-client';
import { deliveryKeys } from './delivery-keys';

/** Shown at once; the others come up as these are settled. */
const atOnce = 5;

/** The mails that could not be sent, the latest first. Looked for again while the desk is open. */
export const failedMailsQuery = queryOptions({
  queryKey: deliveryKeys.failed,
  queryFn: ({ signal }) =>
    callApiForPage(`${apiPaths.deliveries}?state=failed&limit=${atOnce}`, {
      item: deliverySchema,
      signal,
    }),
  refetchInterval: 60_000,
});
