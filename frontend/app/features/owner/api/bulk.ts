import {
  type CancelAppointmentsRequest,
  type CancelAppointmentsResponse,
  cancelAppointmentsPath,
  cancelAppointmentsResponseSchema,
  type EraseLeadsRequest,
  type EraseLeadsResponse,
  eraseLeadsPath,
  eraseLeadsResponseSchema,
  erasurePreviewPath,
  erasurePreviewSchema,
} from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';

export function cancelCalls(body: CancelAppointmentsRequest): Promise<CancelAppointmentsResponse> {
  return callApi(cancelAppointmentsPath, {
    method: 'POST',
    body,
    response: cancelAppointmentsResponseSchema,
  });
}

export function eraseLeads(body: EraseLeadsRequest): Promise<EraseLeadsResponse> {
  return callApi(eraseLeadsPath, { method: 'POST', body, response: eraseLeadsResponseSchema });
}

/** How many leads and calls an erasure would take. Read anew each time it is asked about. */
export function erasurePreviewQuery(ids: readonly number[]) {
  return queryOptions({
    queryKey: [erasurePreviewPath, ...ids],
    queryFn: ({ signal }) =>
      callApi(erasurePreviewPath, {
        method: 'POST',
        body: { ids },
        response: erasurePreviewSchema,
        signal,
      }),
    gcTime: 0,
  });
}
