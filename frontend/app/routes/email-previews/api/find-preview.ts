import { apiPaths } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { PreviewName } from '~/content/email-previews';
import { callApi } from '~/lib/api-client';

export const previewAddress = (name: PreviewName) => `${apiPaths.emailPreview}/${name}`;

/** Whether there is a preview to show: a frame does not tell a mail from an error. */
export function previewQuery(name: PreviewName) {
  return queryOptions({
    queryKey: [apiPaths.emailPreview, name],
    queryFn: ({ signal }) =>
      callApi(previewAddress(name), { method: 'HEAD', response: { parse: () => true }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}
