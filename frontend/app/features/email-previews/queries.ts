import { emailPreviewPath } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { PreviewName } from '~/content/email-previews';
import { callApi } from '~/lib/api-client';
import { noContent } from '~/lib/no-content';

/** Whether the server has the preview: a frame cannot tell an email from an error page. */
export function previewQuery(name: PreviewName) {
  return queryOptions({
    queryKey: [emailPreviewPath(name)],
    queryFn: async ({ signal }) => {
      await callApi(emailPreviewPath(name), { method: 'HEAD', response: noContent, signal });
      return true;
    },
    // Refetched whenever a preview is opened, because the session may have ended.
    gcTime: 0,
  });
}
