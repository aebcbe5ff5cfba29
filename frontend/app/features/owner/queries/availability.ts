import {
  type AvailabilitySlot,
  apiPaths,
  availabilitySlotSchema,
  type BookingRules,
  bookingRulesSchema,
  type CreateAvailabilityRequest,
} from '@agency/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { availabilityQuery } from '~/features/calendar/get-availability';
import { bookingRulesQuery } from '~/features/calendar/get-booking-rules';
import { callApi } from '~/lib/api-client';
import { noContent } from '~/lib/no-content';
import { refreshAppointments } from './appointments';

const pathOf = (id: number) => `${apiPaths.availability}/${id}`;

export function addSlot(body: CreateAvailabilityRequest): Promise<AvailabilitySlot> {
  return callApi(apiPaths.availability, { method: 'POST', body, response: availabilitySlotSchema });
}

export function setSlotActive(id: number, isActive: boolean): Promise<AvailabilitySlot> {
  return callApi(pathOf(id), {
    method: 'PATCH',
    body: { isActive },
    response: availabilitySlotSchema,
  });
}

export function deleteSlot(id: number): Promise<void> {
  return callApi(pathOf(id), { method: 'DELETE', response: noContent });
}

/** The rules are saved as one: a change starts from those the server has now, so that it keeps all others. */
export async function changeBookingRules(
  client: QueryClient,
  change: (present: BookingRules) => BookingRules,
): Promise<BookingRules> {
  const present = await client.fetchQuery({ ...bookingRulesQuery, staleTime: 0 });
  const saved = await callApi(apiPaths.bookingRules, {
    method: 'PUT',
    body: change(present),
    response: bookingRulesSchema,
  });
  client.setQueryData(bookingRulesQuery.queryKey, saved);
  return saved;
}

export const rulesNotSaved = {
  title: 'Error',
  fallback: 'Failed to save the booking rules. Please try again.',
};

/** Reads the hours and rules again, and which appointments they no longer cover. */
export async function refreshCalendar(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: availabilityQuery.queryKey }),
    client.invalidateQueries({ queryKey: bookingRulesQuery.queryKey }),
    refreshAppointments(client),
  ]);
}
