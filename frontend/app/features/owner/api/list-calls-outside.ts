import { apiPaths, ownerAppointmentSchema, pageSize } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApiForPage } from '~/lib/api-client';
import { callKeys } from './call-keys';

/** The calls ahead whose time the present hours, rules and days off would no longer offer. */
export function callsOutsideQuery(now: Date) {
  return queryOptions({
    queryKey: callKeys.outside,
    queryFn: ({ signal }) => {
      const params = new URLSearchParams({
        from: now.toISOString(),
        status: 'scheduled',
        outsideHours: 'yes',
        order: 'asc',
        limit: String(pageSize.max),
      });
      const path = `${apiPaths.appointments}?${params}`;
      return callApiForPage(path, { item: ownerAppointmentSchema, signal });
    },
    gcTime: 0,
  });
}
