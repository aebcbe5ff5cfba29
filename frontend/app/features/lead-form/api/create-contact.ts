import {
  apiPaths,
  type CreateLeadBody,
  type CreateLeadResponse,
  createLeadResponseSchema,
} from '@agency/contracts';
import { callApi } from '~/lib/api-client';

export function createContact(body: CreateLeadBody): Promise<CreateLeadResponse> {
  return callApi(apiPaths.contacts, {
    method: 'POST',
    body,
    response: createLeadResponseSchema,
  });
}
