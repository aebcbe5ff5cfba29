import {
  apiPaths,
  type CreateSessionRequest,
  type SessionResponse,
  sessionResponseSchema,
} from '@agency/contracts';
import { callApi } from '~/lib/api-client';

export function signIn(body: CreateSessionRequest): Promise<SessionResponse> {
  return callApi(apiPaths.session, { method: 'POST', body, response: sessionResponseSchema });
}
