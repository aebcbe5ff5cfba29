import {
  apiPaths,
  type BookingLink,
  bookingLinkSchema,
  type ChangedDeliveries,
  changedDeliveriesSchema,
  type Delivery,
  deliveryBookingLinkPath,
  deliverySchema,
  maxBulkItems,
} from '@agency/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi, callApiForPage, listOf } from '~/lib/api-client';
import { refreshLeads } from './leads';

const baseKey = [apiPaths.deliveries];

/** The rest appear as these are resolved. */
const maxShown = maxBulkItems;

/**
 * Emails that could not be sent and were not dismissed, latest first. Refetched every minute while the desk is open.
 */
export const failedEmailsQuery = queryOptions({
  queryKey: [...baseKey, 'failed'],
  queryFn: ({ signal }) =>
    callApiForPage(`${apiPaths.deliveries}?state=failed&dismissed=no&limit=${maxShown}`, {
      item: deliverySchema,
      signal,
    }),
  refetchInterval: 60_000,
});

/** The emails about an appointment: those not due yet, then the others, newest first. */
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

export function dismissEmails(ids: readonly number[]): Promise<ChangedDeliveries> {
  return changeEmails(apiPaths.dismissDeliveries, ids);
}

export function restoreEmails(ids: readonly number[]): Promise<ChangedDeliveries> {
  return changeEmails(apiPaths.restoreDeliveries, ids);
}

function changeEmails(path: string, ids: readonly number[]): Promise<ChangedDeliveries> {
  return callApi(path, { method: 'POST', body: { ids }, response: changedDeliveriesSchema });
}

/** The visitor's link to the call that an email is about. */
export function fetchBookingLink(id: number): Promise<BookingLink> {
  return callApi(deliveryBookingLinkPath(id), { response: bookingLinkSchema });
}

/** Refetches everything about emails, including leads' timelines. */
export async function refreshEmails(client: QueryClient): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey: baseKey }), refreshLeads(client)]);
}
