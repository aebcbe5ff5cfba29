import { apiPaths } from '@agency/contracts';
import type { PreviewName } from '~/content/email-previews';
import { callApi } from '~/lib/api-client';

export const previewAddress = (name: PreviewName) => `${apiPaths.emailPreview}/${name}`;

/** Fails when there is no preview to show: a frame does not tell a mail from an error. */
export function findPreview(name: PreviewName, signal: AbortSignal): Promise<void> {
  const response = { parse: () => undefined };
  return callApi(previewAddress(name), { method: 'HEAD', response, signal });
}
