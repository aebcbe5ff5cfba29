import { apiPaths, sessionResponseSchema } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './api-client';

/** Whether the admin session is open, for a page that also works without it. */
export const isOwnerQuery = queryOptions({
  queryKey: [apiPaths.session],
  queryFn: async ({ signal }) => {
    const session = await callApi(apiPaths.session, { response: sessionResponseSchema, signal });
    return session.gates.includes('admin');
  },
  meta: { logOnError: 'The session couldn’t be checked, so only what is public is shown.' },
});
