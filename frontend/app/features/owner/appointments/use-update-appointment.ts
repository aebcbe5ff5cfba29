import type { OwnerAppointment, UpdateAppointmentRequest } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '~/lib/api-error';
import { type Failure, showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { refreshAppointmentsAndSlots, updateAppointment } from '../shared/queries/appointments';

/** The specified texts. */
export const updateFailed: Failure = {
  title: 'Update Failed',
  fallback: 'Failed to update appointment. Please try again.',
};

export interface AppointmentChange extends Omit<UpdateAppointmentRequest, 'version'> {
  /** The toast's description. */
  news: string;
}

/** Reports a failed update. After a conflict, refetches the appointment. */
export function useUpdateFailure() {
  const client = useQueryClient();
  return (error: Error): Promise<void> | undefined => {
    showFailure(error, updateFailed);
    if (error instanceof ApiError && [404, 409].includes(error.status)) {
      return refreshAppointmentsAndSlots(client);
    }
  };
}

/** Updates an appointment based on the shown version, and refetches the appointments. */
export function useUpdateAppointment({ id, version }: Pick<OwnerAppointment, 'id' | 'version'>) {
  const client = useQueryClient();
  const showUpdateFailure = useUpdateFailure();

  return useMutation({
    mutationFn: ({ news: _news, ...change }: AppointmentChange) =>
      updateAppointment(id, { ...change, version }),
    onSuccess: (_appointment, { news }) => {
      showToast({ title: 'Appointment Updated', description: news });
      return refreshAppointmentsAndSlots(client);
    },
    onError: showUpdateFailure,
  });
}
