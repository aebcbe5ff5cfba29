import { apiPaths, type Gate } from '@agency/contracts';
import { callApi } from '~/lib/api-client';
import { noContent } from '~/lib/no-content';

export function signOut(gate: Gate): Promise<void> {
  return callApi(`${apiPaths.session}/${gate}`, { method: 'DELETE', response: noContent });
}
