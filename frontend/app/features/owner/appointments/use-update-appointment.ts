import type { OwnerAppointment, UpdateAppointmentRequest } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isConflict } from '~/lib/api-error';
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

/**
 * Reports a failed update, and refetches: it may be a conflict, or have succeeded although its answer was lost. Only a
 * conflict waits for that: the editor needs the saved version before it may save again.
 */
export function useUpdateFailure() {
  const client = useQueryClient();
  return (error: Error): Promise<void> | undefined => {
    showFailure(error, appointmentUpdateFailed);
    const refreshed = refreshLeadsAndCalls(client);
    return isConflict(error) ? refreshed : undefined;
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
