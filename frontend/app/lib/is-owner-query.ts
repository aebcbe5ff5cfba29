import { apiPaths, sessionResponseSchema } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './api-client';

/** Whether the admin's session is open, on a page that opens without it, too. */
export const isOwnerQuery = queryOptions({
  queryKey: [apiPaths.session],
  queryFn: async ({ signal }) => {
    const session = await callApi(apiPaths.session, { response: sessionResponseSchema, signal });
    return session.gates.includes('admin');
  },
  meta: { logOnError: 'The session could not be checked, so only what is public is shown.' },
});
