import {
  apiPaths,
  type CreateSessionRequest,
  type Gate,
  type Recover,
  sessionResponseSchema,
} from '@agency/contracts';
import { callApi, noContent } from '~/lib/api-client';

/** The gates that are open for this browser. */
export const getSession = (signal: AbortSignal) =>
  callApi(apiPaths.session, { response: sessionResponseSchema, signal });

export const signIn = (body: CreateSessionRequest) =>
  callApi(apiPaths.session, { method: 'POST', body, response: sessionResponseSchema });

/** Sets a new password by a link, and logs in. */
export const recover = (body: Recover) =>
  callApi(apiPaths.recovery, { method: 'POST', body, response: sessionResponseSchema });

/** Requests an emailed link that sets a new password. The answer does not reveal whether it was sent. */
export const askForLink = () =>
  callApi(apiPaths.recoveryLink, { method: 'POST', response: noContent });

export const signOut = (gate: Gate) =>
  callApi(`${apiPaths.session}/${gate}`, { method: 'DELETE', response: noContent });
