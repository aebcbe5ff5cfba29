import type { OwnerAppointment, UpdateAppointmentRequest } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Failure, showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { updateAppointment } from '../shared/queries/appointments';
import { refreshLeadsAndCalls } from '../shared/queries/leads';

/** The specified texts. */
export const appointmentUpdateFailed: Failure = {
  title: 'Update Failed',
  fallback: 'Failed to update appointment. Please try again.',
};

export interface AppointmentChange extends Omit<UpdateAppointmentRequest, 'version'> {
  /** The toast's description. */
  news: string;
}

/** Reports a failed update, and refetches: it may be a conflict, or have succeeded although its answer was lost. */
export function useUpdateFailure() {
  const client = useQueryClient();
  return (error: Error): Promise<void> => {
    showFailure(error, appointmentUpdateFailed);
    return refreshLeadsAndCalls(client);
  };
}

/** Updates an appointment based on the shown version, and refetches what that changes. */
export function useUpdateAppointment({ id, version }: Pick<OwnerAppointment, 'id' | 'version'>) {
  const client = useQueryClient();
  const showUpdateFailure = useUpdateFailure();

  return useMutation({
    mutationFn: ({ news: _news, ...change }: AppointmentChange) =>
      updateAppointment(id, { ...change, version }),
    onSuccess: (_appointment, { news }) => {
      showToast({ title: 'Appointment Updated', description: news });
      return refreshLeadsAndCalls(client);
    },
    onError: showUpdateFailure,
  });
}
