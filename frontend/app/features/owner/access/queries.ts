import {
  apiPaths,
  type ChangePassword,
  type Gate,
  ownerSessionsSchema,
  passwordPath,
  recoveryAddressSchema,
  type SetRecoveryAddress,
  sessionPath,
} from '@agency/contracts';
import { callApi, noContent } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';

export const sessionsQuery = apiQuery(apiPaths.sessions, ownerSessionsSchema, { gcTime: 0 });

export const endSession = (id: string) =>
  callApi(sessionPath(id), { method: 'DELETE', response: noContent });

export const endOtherSessions = () =>
  callApi(apiPaths.sessions, { method: 'DELETE', response: noContent });

export const changePassword = (gate: Gate, body: ChangePassword) =>
  callApi(passwordPath(gate), { method: 'PUT', body, response: noContent });

/** Which of her addresses gets a link that sets a new password. */
export const recoveryAddressQuery = apiQuery(apiPaths.recoveryAddress, recoveryAddressSchema);

export const setRecoveryAddress = (body: SetRecoveryAddress) =>
  callApi(apiPaths.recoveryAddress, {
    method: 'PUT',
    body,
    response: recoveryAddressSchema,
  });
