import {
  apiPaths,
  availabilitySlotSchema,
  bookingRulesSchema,
  ownerRulesSchema,
  type UpdateOwnerRulesRequest,
} from '@agency/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { callApi, listOf } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';
import type { Failure } from '~/ui/desk/show-failure';
import { refreshAppointmentsAndSlots } from '../shared/appointments';
import { timeOffQuery } from './time-off/queries';

/** The owner's weekly hours. */
export const availabilityQuery = apiQuery(apiPaths.availability, listOf(availabilitySlotSchema), {
  meta: {
    logOnError: 'The weekly hours couldn’t be read:',
  },
});

/** The owner's rules on top of the weekly hours. */
export const bookingRulesQuery = apiQuery(apiPaths.bookingRules, bookingRulesSchema, {
  meta: {
    logOnError: 'The booking rules couldn’t be read, so the default ones are applied:',
  },
});

/** The booking rules with holidays, including what visitors must not see. */
export const ownerRulesQuery = apiQuery(apiPaths.ownerRules, ownerRulesSchema);

/** Changes the given fields; the rest stays as on the server. */
export const changeOwnerRules = (body: UpdateOwnerRulesRequest) =>
  callApi(apiPaths.ownerRules, { method: 'PATCH', body, response: ownerRulesSchema });

export const rulesNotSaved: Failure = {
  title: 'Error',
  fallback: 'Failed to save the booking rules. Please try again.',
};

/** Refetches hours, rules and time off, what depends on them, and which appointments are now outside. */
export async function refreshSchedule(client: QueryClient): Promise<void> {
  const keys = [
    availabilityQuery.queryKey,
    bookingRulesQuery.queryKey,
    ownerRulesQuery.queryKey,
    timeOffQuery.queryKey,
  ];
  await Promise.all([
    ...keys.map((queryKey) => client.invalidateQueries({ queryKey })),
    refreshAppointmentsAndSlots(client),
  ]);
}
