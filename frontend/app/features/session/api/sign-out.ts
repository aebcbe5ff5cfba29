import { apiPaths, type Gate } from '@agency/contracts';
import { callApi } from '~/lib/api-client';

const nothing = { parse: () => undefined };

export function signOut(gate: Gate): Promise<void> {
  return callApi(`${apiPaths.session}/${gate}`, { method: 'DELETE', response: nothing });
}
