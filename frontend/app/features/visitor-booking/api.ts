import {
  apiPaths,
  type Booking,
  bookingSchema,
  type CorrectEmailRequest,
  contactEmailPath,
  type UpdateBookingRequest,
} from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';
import { noContent } from '~/lib/no-content';

export const bookingPath = (token: string) => `${apiPaths.bookings}/${encodeURIComponent(token)}`;

/** Refetched whenever the visitor returns to the page, so that it shows the current state. */
export function bookingQuery(token: string) {
  return queryOptions({
    queryKey: [apiPaths.bookings, token],
    queryFn: ({ signal }) => callApi(bookingPath(token), { response: bookingSchema, signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

export function updateBooking(token: string, body: UpdateBookingRequest): Promise<Booking> {
  return callApi(bookingPath(token), { method: 'PATCH', body, response: bookingSchema });
}

export function correctEmail(contactId: number, body: CorrectEmailRequest): Promise<void> {
  return callApi(contactEmailPath(contactId), { method: 'PUT', body, response: noContent });
}
