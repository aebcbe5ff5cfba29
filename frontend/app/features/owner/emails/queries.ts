import {
  apiPaths,
  bookingLinkSchema,
  changedDeliveriesSchema,
  deliveryBookingLinkPath,
  deliverySchema,
  maxBulkItems,
  sendAgainPath,
} from '@agency/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi, callApiForPage, listOf } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';
import { refreshLeads } from '../shared/leads';

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
  return apiQuery(`${apiPaths.deliveries}?appointmentId=${appointmentId}`, listOf(deliverySchema), {
    queryKey: [...baseKey, 'appointment', appointmentId],
    gcTime: 0,
  });
}

export const sendEmailAgain = (id: number) =>
  callApi(sendAgainPath(id), { method: 'POST', response: deliverySchema });

export const dismissEmails = (ids: readonly number[]) =>
  changeEmails(apiPaths.dismissDeliveries, ids);

export const restoreEmails = (ids: readonly number[]) =>
  changeEmails(apiPaths.restoreDeliveries, ids);

const changeEmails = (path: string, ids: readonly number[]) =>
  callApi(path, { method: 'POST', body: { ids }, response: changedDeliveriesSchema });

/** The visitor's link to the call that an email is about. */
export const fetchBookingLink = (id: number) =>
  callApi(deliveryBookingLinkPath(id), { response: bookingLinkSchema });

/** Refetches everything about emails, including leads' timelines. */
export async function refreshEmails(client: QueryClient): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey: baseKey }), refreshLeads(client)]);
}
