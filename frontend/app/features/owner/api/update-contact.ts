import { apiPaths, type Contact, contact, type UpdateContactRequest } from '@agency/contracts';
import { callApi } from '~/lib/api-client';

export function updateContact(id: number, body: UpdateContactRequest): Promise<Contact> {
  return callApi(`${apiPaths.contacts}/${id}`, { method: 'PATCH', body, response: contact });
}
