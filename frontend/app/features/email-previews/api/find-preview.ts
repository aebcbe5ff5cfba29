import { apiPaths } from '@agency/contracts';
import type { PreviewName } from '~/content/email-previews';
import { callApi } from '~/lib/api-client';
import { noContent } from '~/lib/no-content';

export const previewAddress = (name: PreviewName) => `${apiPaths.emailPreview}/${name}`;

/** Rejects when there is no preview, because an iframe cannot tell an email from an error. */
export function findPreview(name: PreviewName, signal: AbortSignal): Promise<void> {
  return callApi(previewAddress(name), { method: 'HEAD', response: noContent, signal });
}
