import { type CorrectEmailRequest, contactEmailPath } from '@agency/contracts';
import { callApi } from '~/lib/api-client';
import { noContent } from '~/lib/no-content';

export function correctEmail(contactId: number, body: CorrectEmailRequest): Promise<void> {
  return callApi(contactEmailPath(contactId), { method: 'PUT', body, response: noContent });
}
