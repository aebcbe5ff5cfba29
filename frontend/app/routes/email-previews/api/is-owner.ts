import { apiPaths } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { getSession } from '~/features/session';

/** Whether this browser is the signed-in owner's. */
export const ownerQuery = queryOptions({
  queryKey: [apiPaths.session],
  queryFn: async ({ signal }) => (await getSession(signal)).gates.includes('admin'),
  meta: { whenItFails: 'Only the reminders can be previewed: the session is not known.' },
});
