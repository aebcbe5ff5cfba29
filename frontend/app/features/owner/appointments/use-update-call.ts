import type { OwnerAppointment, UpdateAppointmentRequest } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '~/lib/api-error';
import { showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { callKeys } from '../api/call-keys';
import { updateCall } from '../api/update-call';

export interface CallChange extends Omit<UpdateAppointmentRequest, 'version'> {
  /** What the notice about it says. */
  news: string;
}

/** Changes a call on the version that is shown. Whatever comes of it, the calls are then read again. */
export function useUpdateCall({ id, version }: Pick<OwnerAppointment, 'id' | 'version'>) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: callKeys.all });

  return useMutation({
    mutationFn: ({ news: _news, ...change }: CallChange) => updateCall(id, { ...change, version }),
    onSuccess: (_call, { news }) => {
      showToast({ title: 'Appointment Updated', description: news });
      return refresh();
    },
    onError: (error) => {
      showFailure(error, {
        title: 'Update Failed',
        fallback: 'Failed to update appointment. Please try again.',
      });
      // Changed, taken or erased by someone else meanwhile: see what it is now.
      if (error instanceof ApiError && [404, 409].includes(error.status)) return refresh();
    },
  });
}
