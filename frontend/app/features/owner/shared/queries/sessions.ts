import {
  apiPaths,
  type ChangePassword,
  type Gate,
  type MakeRecoveryCodes,
  ownerSessionsSchema,
  passwordPath,
  type RecoveryCodes,
  recoveryCodesSchema,
  recoveryStateSchema,
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

/** How many recovery codes are left. */
export const recoveryQuery = queryOptions({
  queryKey: [apiPaths.recoveryCodes],
  queryFn: ({ signal }) =>
    callApi(apiPaths.recoveryCodes, { response: recoveryStateSchema, signal }),
});

export function makeRecoveryCodes(body: MakeRecoveryCodes): Promise<RecoveryCodes> {
  return callApi(apiPaths.recoveryCodes, { method: 'POST', body, response: recoveryCodesSchema });
}
