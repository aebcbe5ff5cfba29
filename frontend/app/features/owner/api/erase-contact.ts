import { apiPaths } from '@agency/contracts';
import { callApi } from '~/lib/api-client';

const nothing = { parse: () => undefined };

export function eraseContact(id: number): Promise<void> {
  return callApi(`${apiPaths.contacts}/${id}`, { method: 'DELETE', response: nothing });
}
