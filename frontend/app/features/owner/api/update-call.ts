import {
  apiPaths,
  type OwnerAppointment,
  ownerAppointmentSchema,
  type UpdateAppointmentRequest,
} from '@agency/contracts';
import { callApi } from '~/lib/api-client';

export function updateCall(id: number, body: UpdateAppointmentRequest): Promise<OwnerAppointment> {
  const path = `${apiPaths.appointments}/${id}`;
  return callApi(path, { method: 'PATCH', body, response: ownerAppointmentSchema });
}
