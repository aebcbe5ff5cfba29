import { easternDateOf, type OwnerAppointment } from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { formatDay, formatEasternTime } from '~/lib/eastern-display';
import { showToast } from '~/ui/toast';
import { updateAppointment } from '../shared/appointments';
import { refreshLeadsAndCalls } from '../shared/leads';
import { toUpdate, useVisitorEmail } from './use-visitor-email';

/** Moves a call, with or without an email to the visitor. */
export function useMoveAppointment(appointment: OwnerAppointment) {
  const client = useQueryClient();
  const email = useVisitorEmail([appointment], 'move');
  return {
    emailFields: email.fields,
    send: (scheduledAt: string): Promise<OwnerAppointment> =>
      updateAppointment(appointment.id, { scheduledAt, ...toUpdate(email) }),
    showMoved(moved: OwnerAppointment): Promise<void> {
      const start = new Date(moved.scheduledAt);
      showToast({
        title: 'Appointment Updated',
        description: `Moved to ${formatDay(easternDateOf(start))} at ${formatEasternTime(start)}, Eastern Time.`,
      });
      return refreshLeadsAndCalls(client);
    },
  };
}
