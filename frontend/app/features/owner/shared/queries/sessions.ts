import {
  apiPaths,
  type ChangePassword,
  type Gate,
  ownerSessionsSchema,
  passwordPath,
  sessionPath,
} from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';
import { noContent } from '~/lib/no-content';

export const sessionsQuery = queryOptions({
  queryKey: [apiPaths.sessions],
  queryFn: ({ signal }) => callApi(apiPaths.sessions, { response: ownerSessionsSchema, signal }),
  gcTime: 0,
});

export function endSession(id: string): Promise<void> {
  return callApi(sessionPath(id), { method: 'DELETE', response: noContent });
}

export function endOtherSessions(): Promise<void> {
  return callApi(apiPaths.sessions, { method: 'DELETE', response: noContent });
}

export function changePassword(gate: Gate, body: ChangePassword): Promise<void> {
  return callApi(passwordPath(gate), { method: 'PUT', body, response: noContent });
}
