import {
  apiPaths,
  maxUpcomingAppointmentsPerLead,
  ownerAppointmentSchema,
} from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi, listOf } from '~/lib/api-client';
import { leadKeys } from './lead-keys';

/** The calls a lead has ahead, the next one first. */
export function upcomingCallsQuery(contactId: number, now: Date) {
  return queryOptions({
    queryKey: leadKeys.calls(contactId),
    queryFn: ({ signal }) => {
      const params = new URLSearchParams({
        contactId: String(contactId),
        from: now.toISOString(),
        status: 'scheduled',
        order: 'asc',
        limit: String(maxUpcomingAppointmentsPerLead),
      });
      const path = `${apiPaths.appointments}?${params}`;
      return callApi(path, { response: listOf(ownerAppointmentSchema), signal });
    },
    gcTime: 0,
  });
}
