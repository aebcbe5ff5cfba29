import type { OwnerAppointment, UpdateAppointmentRequest } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Failure, showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { updateAppointment } from '../shared/appointments';
import { refreshLeadsAndCalls } from '../shared/leads';

/** The specified texts. */
export const appointmentUpdateFailed: Failure = {
  title: 'Update Failed',
  fallback: 'Failed to update appointment. Please try again.',
};

export interface AppointmentChange extends UpdateAppointmentRequest {
  /** The toast's description. */
  news: string;
}

/** Reports a failed update, and refetches: other notes may be stored, or its answer was lost although it succeeded. */
export function useUpdateFailure() {
  const client = useQueryClient();
  return (error: Error): void => {
    showFailure(error, appointmentUpdateFailed);
    void refreshLeadsAndCalls(client);
  };
}

/** Updates an appointment, and refetches what that changes. */
export function useUpdateAppointment({ id }: Pick<OwnerAppointment, 'id'>) {
  const client = useQueryClient();
  const showUpdateFailure = useUpdateFailure();

  return useMutation({
    mutationFn: ({ news: _news, ...change }: AppointmentChange) => updateAppointment(id, change),
    onSuccess: (_appointment, { news }) => {
      showToast({ title: 'Appointment Updated', description: news });
      return refreshLeadsAndCalls(client);
    },
    onError: showUpdateFailure,
  });
}
