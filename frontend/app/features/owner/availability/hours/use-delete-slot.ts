import type { AvailabilitySlot } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '~/ui/toast';
import { deleteSlot } from '../../api/change-availability';
import { showHoursFailure } from '../hours-failure';
import { refreshCalendar } from '../refresh-calendar';

export function useDeleteSlot({ id }: AvailabilitySlot) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => deleteSlot(id),
    onSuccess: () => {
      showToast({ title: 'Availability Deleted', description: 'These hours are gone.' });
      return refreshCalendar(client);
    },
    onError: (error) => showHoursFailure(client, error, 'Failed to delete availability slot'),
  });
}
