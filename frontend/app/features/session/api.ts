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

/** A new password by a recovery code. Signs in. */
export function recover(body: Recover): Promise<SessionResponse> {
  return callApi(apiPaths.recovery, { method: 'POST', body, response: sessionResponseSchema });
}

export function signOut(gate: Gate): Promise<void> {
  return callApi(`${apiPaths.session}/${gate}`, { method: 'DELETE', response: noContent });
}
