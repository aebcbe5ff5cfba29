import { apiPaths, ownerAppointment, pageSize } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi, listOf } from '~/lib/api-client';
import { callKeys } from './call-keys';

/** The calls ahead whose time the present hours, rules and days off would no longer offer. */
export function callsOutsideQuery(now: Date) {
  return queryOptions({
    queryKey: callKeys.outside,
    queryFn: async ({ signal }) => {
      const params = new URLSearchParams({
        from: now.toISOString(),
        status: 'scheduled',
        order: 'asc',
        limit: String(pageSize.max),
      });
      const path = `${apiPaths.appointments}?${params}`;
      const ahead = await callApi(path, { response: listOf(ownerAppointment), signal });
      return ahead.filter(({ outsideHours }) => outsideHours);
    },
    gcTime: 0,
  });
}
