import type { OwnerAppointment } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ActionButton } from '~/ui/desk/action-button';
import { offerUndo } from '~/ui/desk/offer-undo';
import { refreshAppointments, updateAppointment } from '../shared/queries/appointments';
import { useUpdateFailure } from './use-update-appointment';

type Result = 'completed' | 'no-show';

const news: Record<Result, string> = {
  completed: 'Marked as completed.',
  'no-show': 'Marked as a no-show.',
};

/** How an appointment that has begun went, in one tap that can be taken back. */
export function ResultButtons({ appointment }: { appointment: OwnerAppointment }) {
  const { id, version, contact } = appointment;
  const client = useQueryClient();
  const showUpdateFailure = useUpdateFailure();
  const result = useMutation({
    mutationFn: (status: Result) => updateAppointment(id, { status, version }),
    onSuccess: (saved, status) => {
      offerUndo({ title: 'Appointment Updated', description: news[status] }, async () => {
        try {
          await updateAppointment(id, { status: 'scheduled', version: saved.version });
        } finally {
          await refreshAppointments(client);
        }
      });
      return refreshAppointments(client);
    },
    onError: showUpdateFailure,
  });
  const set = (status: Result) => result.isPending || result.mutate(status);

  return (
    <>
      <ActionButton aria-disabled={result.isPending} onClick={() => set('completed')}>
        Completed<span className="sr-only">: the call with {contact.name}</span>
      </ActionButton>
      <ActionButton aria-disabled={result.isPending} onClick={() => set('no-show')}>
        No-show<span className="sr-only">: the call with {contact.name}</span>
      </ActionButton>
    </>
  );
}
