import { apiPaths, type Lead, leadSchema, type UpdateLeadRequest } from '@agency/contracts';
import { callApi } from '~/lib/api-client';

export function updateContact(id: number, body: UpdateLeadRequest): Promise<Lead> {
  return callApi(`${apiPaths.contacts}/${id}`, { method: 'PATCH', body, response: leadSchema });
}
