import {
  apiPaths,
  type CreateAppointmentRequest,
  type CreateAppointmentResponse,
  createAppointmentResponseSchema,
} from '@agency/contracts';
import { callApi } from '~/lib/api-client';

export function createAppointment(
  body: CreateAppointmentRequest,
): Promise<CreateAppointmentResponse> {
  return callApi(apiPaths.appointments, {
    method: 'POST',
    body,
    response: createAppointmentResponseSchema,
  });
}
