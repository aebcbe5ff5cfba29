import { apiPaths, type SessionResponse, sessionResponseSchema } from '@agency/contracts';
import { callApi } from '~/lib/api-client';

/** The gates that are open for this browser. */
export function getSession(signal: AbortSignal): Promise<SessionResponse> {
  return callApi(apiPaths.session, { response: sessionResponseSchema, signal });
}
