import type { OwnerAppointment, UpdateAppointmentRequest } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatLongMoment } from '~/lib/eastern-display';
import { type Failure, showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { updateAppointment } from '../shared/appointments';
import { refreshLeadsAndCalls } from '../shared/leads';
import { toUpdate, useVisitorEmail } from './use-visitor-email';

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

/** Moves a call, with or without an email to the visitor. */
export function useMoveAppointment(appointment: OwnerAppointment) {
  const client = useQueryClient();
  const email = useVisitorEmail([appointment], 'move');
  return {
    emailFields: email.fields,
    send: (scheduledAt: string): Promise<OwnerAppointment> =>
      updateAppointment(appointment.id, { scheduledAt, ...toUpdate(email) }),
    showMoved(moved: OwnerAppointment): Promise<void> {
      showToast({
        title: 'Appointment Updated',
        description: `Moved to ${formatLongMoment(new Date(moved.scheduledAt))}, Eastern Time.`,
      });
      return refreshLeadsAndCalls(client);
    },
  };
}
