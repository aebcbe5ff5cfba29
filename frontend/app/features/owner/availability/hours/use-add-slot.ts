import type { AvailabilitySlot } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '~/lib/api-error';
import { showToast } from '~/ui/toast';
import { addSlot } from '../../api/change-availability';
import { showHoursFailure } from '../hours-failure';
import { refreshCalendar } from '../refresh-calendar';
import {
  checkSlot,
  emptySlotDraft,
  missingFields,
  type SlotDraft,
  type SlotErrors,
} from './slot-draft';

/** The form for another weekly window. `onRefused` hears which field to look at first. */
export function useAddSlot(
  slots: readonly AvailabilitySlot[],
  onRefused: (field: keyof SlotDraft) => void,
) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(emptySlotDraft);
  const [errors, setErrors] = useState<SlotErrors>({});

  const add = useMutation({
    mutationFn: addSlot,
    onSuccess: () => {
      setDraft(emptySlotDraft);
      showToast({ title: 'Availability Added', description: 'Visitors can book in these hours.' });
      return refreshCalendar(client);
    },
    onError: (error) => {
      const named = error instanceof ApiError ? (error.body?.errors ?? []) : [];
      setErrors(Object.fromEntries(named.map(({ path, message }) => [path, message])));
      void showHoursFailure(client, error, 'Failed to add availability slot');
    },
  });

  function refuse(refused: SlotErrors): void {
    setErrors(refused);
    const [first] = Object.keys(refused);
    if (first && first in draft) onRefused(first as keyof SlotDraft);
  }

  return {
    draft,
    errors,
    isAdding: add.isPending,
    change: (changes: Partial<SlotDraft>) => {
      setErrors({});
      setDraft((now) => ({ ...now, ...changes }));
    },
    submit: () => {
      if (add.isPending) return;
      const [missing] = missingFields(draft);
      if (missing) {
        onRefused(missing);
        showToast({
          title: 'Error',
          description: 'Please fill in all fields.',
          variant: 'destructive',
        });
        return;
      }
      const checked = checkSlot(draft, slots);
      if ('errors' in checked) refuse(checked.errors);
      else add.mutate(checked.slot);
    },
  };
}
