import { apiPaths, deliverySchema } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi, listOf } from '~/lib/api-client';
import { deliveryKeys } from './delivery-keys';

/** The mails of a call, newest first; those that wait for their time stand before them. */
export function callMailsQuery(appointmentId: number) {
  return queryOptions({
    queryKey: deliveryKeys.ofCall(appointmentId),
    queryFn: ({ signal }) => {
      const path = `${apiPaths.deliveries}?appointmentId=${appointmentId}`;
      return callApi(path, { response: listOf(deliverySchema), signal });
    },
    gcTime: 0,
  });
}
