import type { AvailabilitySlot } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '~/ui/toast';
import { setSlotActive } from '../../api/change-availability';
import { showHoursFailure } from '../hours-failure';
import { refreshCalendar } from '../refresh-calendar';

export function useToggleSlot({ id }: AvailabilitySlot) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isActive: boolean) => setSlotActive(id, isActive),
    onSuccess: (_slot, isActive) => {
      showToast(
        isActive
          ? { title: 'Availability Enabled', description: 'Visitors can book in these hours.' }
          : { title: 'Availability Disabled', description: 'These hours are no longer offered.' },
      );
      return refreshCalendar(client);
    },
    onError: (error) => showHoursFailure(client, error, 'Failed to update availability'),
  });
}
