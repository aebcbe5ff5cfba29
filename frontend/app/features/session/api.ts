import {
  apiPaths,
  type CreateSessionRequest,
  type Gate,
  type Recover,
  type SessionResponse,
  sessionResponseSchema,
} from '@agency/contracts';
import { callApi } from '~/lib/api-client';
import { noContent } from '~/lib/no-content';

/** The gates that are open for this browser. */
export function getSession(signal: AbortSignal): Promise<SessionResponse> {
  return callApi(apiPaths.session, { response: sessionResponseSchema, signal });
}

export function signIn(body: CreateSessionRequest): Promise<SessionResponse> {
  return callApi(apiPaths.session, { method: 'POST', body, response: sessionResponseSchema });
}

/** A new password by a recovery code or a link. Signs in. */
export function recover(body: Recover): Promise<SessionResponse> {
  return callApi(apiPaths.recovery, { method: 'POST', body, response: sessionResponseSchema });
}

/** Has a link sent that sets a new password, if there is an address for it: the answer does not tell. */
export function askForLink(): Promise<void> {
  return callApi(apiPaths.recoveryLink, { method: 'POST', response: noContent });
}

export function signOut(gate: Gate): Promise<void> {
  return callApi(`${apiPaths.session}/${gate}`, { method: 'DELETE', response: noContent });
}
