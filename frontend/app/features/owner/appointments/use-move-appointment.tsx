import { easternDateOf, type OwnerAppointment } from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay, formatEasternTime } from '~/lib/eastern-display';
import { showToast } from '~/ui/toast';
import { refreshAppointments, updateAppointment } from '../shared/queries/appointments';
import { isEmailed, OwnerMessage } from './owner-message';

/** Moves a call, with what the owner may say to a visitor who is emailed about it. */
export function useMoveAppointment(appointment: OwnerAppointment) {
  const { id, version } = appointment;
  const client = useQueryClient();
  const [message, setMessage] = useState('');
  return {
    messageField: isEmailed(appointment) && (
      <OwnerMessage message={message} onChange={setMessage} />
    ),
    send: (scheduledAt: string) =>
      updateAppointment(id, { scheduledAt, message: message || undefined, version }),
    showMoved(moved: OwnerAppointment): Promise<void> {
      const start = new Date(moved.scheduledAt);
      showToast({
        title: 'Appointment Updated',
        description: `Moved to ${formatDay(easternDateOf(start))} at ${formatEasternTime(start)}, Eastern Time.`,
      });
      return refreshAppointments(client);
    },
  };
}
