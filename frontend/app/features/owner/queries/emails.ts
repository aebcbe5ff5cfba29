import { apiPaths, type Delivery, deliverySchema } from '@agency/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi, callApiForPage, listOf } from '~/lib/api-client';
import { refreshLeads } from './leads';

const baseKey = [apiPaths.deliveries];

/** Shown at once; the others follow as these are sent. */
const maxShown = 5;

/** The emails that could not be sent, the latest first. Read again every minute while the desk is open. */
export const failedEmailsQuery = queryOptions({
  queryKey: [...baseKey, 'failed'],
  queryFn: ({ signal }) =>
    callApiForPage(`${apiPaths.deliveries}?state=failed&limit=${maxShown}`, {
      item: deliverySchema,
      signal,
    }),
  refetchInterval: 60_000,
});

/** The emails about an appointment, newest first, after those that are not due yet. */
export function appointmentEmailsQuery(appointmentId: number) {
  return queryOptions({
    queryKey: [...baseKey, 'appointment', appointmentId],
    queryFn: ({ signal }) =>
      callApi(`${apiPaths.deliveries}?appointmentId=${appointmentId}`, {
        response: listOf(deliverySchema),
        signal,
      }),
    gcTime: 0,
  });
}

export function sendEmailAgain(id: number): Promise<Delivery> {
  const path = `${apiPaths.deliveries}/${id}/send-again`;
  return callApi(path, { method: 'POST', response: deliverySchema });
}

/** Reads everything shown about emails again, timelines of leads included. */
export async function refreshEmails(client: QueryClient): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey: baseKey }), refreshLeads(client)]);
}
