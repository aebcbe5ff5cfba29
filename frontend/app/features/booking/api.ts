import {
  apiPaths,
  type Booking,
  bookingFilePath,
  bookingPath,
  bookingSchema,
  type CorrectEmailRequest,
  contactEmailPath,
  type UpdateBookingRequest,
} from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi, noContent } from '~/lib/api-client';

const pathOf = (token: string) => bookingPath(encodeURIComponent(token));

export const calendarFilePathOf = (token: string) => bookingFilePath(encodeURIComponent(token));

/** Refetched whenever the visitor returns to the page, so that it shows the current state. */
export function bookingQuery(token: string) {
  return queryOptions({
    queryKey: [apiPaths.bookings, token],
    queryFn: ({ signal }) => callApi(pathOf(token), { response: bookingSchema, signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

export function updateBooking(token: string, body: UpdateBookingRequest): Promise<Booking> {
  return callApi(pathOf(token), { method: 'PATCH', body, response: bookingSchema });
}

export function correctEmail(contactId: number, body: CorrectEmailRequest): Promise<void> {
  return callApi(contactEmailPath(contactId), { method: 'PUT', body, response: noContent });
}

type CallState = 'coming' | 'under-way' | 'over' | 'cancelled';

export function stateOf({ status, scheduledAt, duration }: Booking, now: Date): CallState {
  if (status === 'cancelled') return status;
  if (status !== 'scheduled') return 'over';
  const start = Date.parse(scheduledAt);
  if (now.getTime() < start) return 'coming';
  return now.getTime() < start + duration * 60_000 ? 'under-way' : 'over';
}
