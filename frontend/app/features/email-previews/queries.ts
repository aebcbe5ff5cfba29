import { apiPaths, sessionResponseSchema } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { PreviewName } from '~/content/email-previews';
import { callApi } from '~/lib/api-client';
import { noContent } from '~/lib/no-content';

export const previewAddress = (name: PreviewName) => `${apiPaths.emailPreview}/${name}`;

/** Whether the server has the preview: a frame cannot tell an email from an error page. */
export function previewQuery(name: PreviewName) {
  return queryOptions({
    queryKey: [previewAddress(name)],
    queryFn: async ({ signal }) => {
      await callApi(previewAddress(name), { method: 'HEAD', response: noContent, signal });
      return true;
    },
    // Opened again, a preview asks again: the session may have ended since.
    gcTime: 0,
  });
}

export const isOwnerQuery = queryOptions({
  queryKey: [apiPaths.session],
  queryFn: async ({ signal }) => {
    const session = await callApi(apiPaths.session, { response: sessionResponseSchema, signal });
    return session.gates.includes('admin');
  },
  meta: { logOnError: 'The session is unknown, so only the reminders are shown.' },
});
