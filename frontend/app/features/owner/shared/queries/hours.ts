import {
  type AvailabilitySlot,
  apiPaths,
  availabilityDaysPath,
  availabilitySlotSchema,
  type CreateAvailabilityRequest,
  ownerRulesPath,
  ownerSchedulePath,
  type ReplaceDaysRequest,
  slotsPath,
  timeOffPath,
  type UpdateAvailabilityRequest,
} from '@agency/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { availabilityQuery } from '~/features/slot-picker/get-availability';
import { bookingRulesQuery } from '~/features/slot-picker/get-booking-rules';
import { callApi, listOf } from '~/lib/api-client';
import { noContent } from '~/lib/no-content';
import { refreshAppointments } from './appointments';

const pathOf = (id: number) => `${apiPaths.availability}/${id}`;

export function addSlot(body: CreateAvailabilityRequest): Promise<AvailabilitySlot> {
  return callApi(apiPaths.availability, { method: 'POST', body, response: availabilitySlotSchema });
}

export function updateSlot(id: number, body: UpdateAvailabilityRequest): Promise<AvailabilitySlot> {
  return callApi(pathOf(id), { method: 'PATCH', body, response: availabilitySlotSchema });
}

export function deleteSlot(id: number): Promise<void> {
  return callApi(pathOf(id), { method: 'DELETE', response: noContent });
}

/** Replaces the windows of whole weekdays at once. Answers all windows of the week. */
export function replaceDays(days: ReplaceDaysRequest['days']): Promise<AvailabilitySlot[]> {
  return callApi(availabilityDaysPath, {
    method: 'PUT',
    body: { days },
    response: listOf(availabilitySlotSchema),
  });
}

/** Reads hours, rules and time off again, what follows from them, and which appointments they no longer cover. */
export async function refreshSchedule(client: QueryClient): Promise<void> {
  const keys = [
    availabilityQuery.queryKey,
    bookingRulesQuery.queryKey,
    [ownerRulesPath],
    [timeOffPath],
    [ownerSchedulePath],
    [slotsPath],
  ];
  await Promise.all([
    ...keys.map((queryKey) => client.invalidateQueries({ queryKey })),
    refreshAppointments(client),
  ]);
}
