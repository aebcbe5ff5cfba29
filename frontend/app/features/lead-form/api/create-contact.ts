import {
  apiPaths,
  type CreateContactBody,
  type CreateContactResponse,
  createContactResponse,
} from '@agency/contracts';
import { callApi } from '~/lib/api-client';

export function createContact(body: CreateContactBody): Promise<CreateContactResponse> {
  return callApi(apiPaths.contacts, {
    method: 'POST',
    body,
    response: createContactResponse,
  });
}
