import { type Booking, bookingSchema, type UpdateBookingRequest } from '@agency/contracts';
import { callApi } from '~/lib/api-client';
import { bookingPath } from './get-booking';

export function updateBooking(token: string, body: UpdateBookingRequest): Promise<Booking> {
  return callApi(bookingPath(token), { method: 'PATCH', body, response: bookingSchema });
}
