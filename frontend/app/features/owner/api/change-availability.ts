import {
  type AvailabilitySlot,
  apiPaths,
  availabilitySlotSchema,
  type CreateAvailabilityRequest,
} from '@agency/contracts';
import { callApi } from '~/lib/api-client';
import { noContent } from '~/lib/no-content';

const pathOf = (id: number) => `${apiPaths.availability}/${id}`;

export function addSlot(body: CreateAvailabilityRequest): Promise<AvailabilitySlot> {
  return callApi(apiPaths.availability, { method: 'POST', body, response: availabilitySlotSchema });
}

export function setSlotActive(id: number, isActive: boolean): Promise<AvailabilitySlot> {
  return callApi(pathOf(id), {
    method: 'PATCH',
    body: { isActive },
    response: availabilitySlotSchema,
  });
}

export function deleteSlot(id: number): Promise<void> {
  return callApi(pathOf(id), { method: 'DELETE', response: noContent });
}
