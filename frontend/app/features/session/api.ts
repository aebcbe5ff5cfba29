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

/** Sets a new password by a recovery code or a link, and signs in. */
export function recover(body: Recover): Promise<SessionResponse> {
  return callApi(apiPaths.recovery, { method: 'POST', body, response: sessionResponseSchema });
}

/** Requests an emailed link that sets a new password. The answer does not reveal whether there is an address. */
export function askForLink(): Promise<void> {
  return callApi(apiPaths.recoveryLink, { method: 'POST', response: noContent });
}

export function signOut(gate: Gate): Promise<void> {
  return callApi(`${apiPaths.session}/${gate}`, { method: 'DELETE', response: noContent });
}
