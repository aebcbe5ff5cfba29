import type { OwnerAppointment, UpdateAppointmentRequest } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '~/lib/api-error';
import { type Failure, showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { refreshAppointments, updateAppointment } from '../shared/queries/appointments';

/** In the specified words. */
export const updateFailed: Failure = {
  title: 'Update Failed',
  fallback: 'Failed to update appointment. Please try again.',
};

export interface AppointmentChange extends Omit<UpdateAppointmentRequest, 'version'> {
  /** The toast's description. */
  news: string;
}

/** Says that an update failed. If somebody else had changed the appointment, reads it again. */
export function useUpdateFailure() {
  const client = useQueryClient();
  return (error: Error): Promise<void> | undefined => {
    showFailure(error, updateFailed);
    if (error instanceof ApiError && [404, 409].includes(error.status)) {
      return refreshAppointments(client);
    }
  };
}

/** Updates an appointment on the version that is shown, and reads the appointments again. */
export function useUpdateAppointment({ id, version }: Pick<OwnerAppointment, 'id' | 'version'>) {
  const client = useQueryClient();
  const showUpdateFailure = useUpdateFailure();

  return useMutation({
    mutationFn: ({ news: _news, ...change }: AppointmentChange) =>
      updateAppointment(id, { ...change, version }),
    onSuccess: (_appointment, { news }) => {
      showToast({ title: 'Appointment Updated', description: news });
      return refreshAppointments(client);
    },
    onError: showUpdateFailure,
  });
}
