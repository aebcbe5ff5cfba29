import {
  apiPaths,
  type ChangePassword,
  type Gate,
  type MakeRecoveryCodes,
  ownerSessionsSchema,
  passwordPath,
  type RecoveryAddress,
  type RecoveryCodes,
  recoveryAddressSchema,
  recoveryCodesSchema,
  recoveryStateSchema,
  type SetRecoveryAddress,
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

/** Which of her addresses gets a link that sets a new password. */
export const recoveryAddressQuery = queryOptions({
  queryKey: [apiPaths.recoveryAddress],
  queryFn: ({ signal }) =>
    callApi(apiPaths.recoveryAddress, { response: recoveryAddressSchema, signal }),
});

export function setRecoveryAddress(body: SetRecoveryAddress): Promise<RecoveryAddress> {
  return callApi(apiPaths.recoveryAddress, {
    method: 'PUT',
    body,
    response: recoveryAddressSchema,
  });
}
