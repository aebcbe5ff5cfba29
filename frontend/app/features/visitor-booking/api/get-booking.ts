import { apiPaths, bookingSchema } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';

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
