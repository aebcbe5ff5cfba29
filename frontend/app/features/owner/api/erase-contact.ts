import { apiPaths } from '@agency/contracts';
import { callApi } from '~/lib/api-client';
import { noContent } from '~/lib/no-content';

export function eraseContact(id: number): Promise<void> {
  return callApi(`${apiPaths.contacts}/${id}`, { method: 'DELETE', response: noContent });
}
