import type { OwnerAppointment } from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { ActionButton } from '~/ui/desk/action-button';
import { useReversible } from '~/ui/desk/use-save';
import { updateAppointment } from '../shared/appointments';
import { refreshLeadsAndCalls } from '../shared/leads';
import { appointmentUpdateFailed } from './use-update-appointment';

type Result = 'completed' | 'no-show';

const news: Record<Result, string> = {
  completed: 'Marked as completed.',
  'no-show': 'Marked as a no-show.',
};

/** Records the result of a past or current appointment in one tap, with Undo. */
export function ResultButtons({ appointment }: { appointment: OwnerAppointment }) {
  const { id, contact } = appointment;
  const client = useQueryClient();
  const result = useReversible({
    run: (status: Result) => updateAppointment(id, { status }),
    done: (_saved, status) => ({ title: 'Appointment Updated', description: news[status] }),
    undo: () => updateAppointment(id, { status: 'scheduled' }),
    refresh: () => refreshLeadsAndCalls(client),
    failure: appointmentUpdateFailed,
  });

  return (
    <>
      <ActionButton isBlocked={result.isPending} onClick={() => result.mutate('completed')}>
        Completed<span className="sr-only">: the call with {contact.name}</span>
      </ActionButton>
      <ActionButton isBlocked={result.isPending} onClick={() => result.mutate('no-show')}>
        No-show<span className="sr-only">: the call with {contact.name}</span>
      </ActionButton>
    </>
  );
}
