import type { AvailabilitySlot } from '@agency/contracts';
import { type SubmitEvent, useRef } from 'react';
import { Button } from '~/ui/button';
import { SelectField, TextField } from '~/ui/field';
import { isWeekend, weekdayName, weekFromMonday } from '../weekdays';
import { slotFields } from './slot-draft';
import { useAddSlot } from './use-add-slot';

const dayOptions = weekFromMonday.map((day) => ({ value: String(day), label: weekdayName(day) }));

export function AddSlot({ slots }: { slots: AvailabilitySlot[] }) {
  const form = useRef<HTMLFormElement>(null);
  const { draft, errors, isAdding, change, submit } = useAddSlot(slots, (field) => {
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  });
  const [day, start, end] = slotFields;

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    submit();
  }

  return (
    <form ref={form} className="add-slot" aria-label="Add hours" noValidate onSubmit={send}>
      <SelectField
        label="Day"
        name={day}
        placeholder="Choose a day"
        options={dayOptions}
        required
        value={draft.dayOfWeek}
        error={errors.dayOfWeek}
        hint={
          draft.dayOfWeek && isWeekend(Number(draft.dayOfWeek))
            ? 'Calls take place Monday to Friday: weekend hours are kept, but not offered.'
            : undefined
        }
        onChange={(event) => change({ dayOfWeek: event.currentTarget.value })}
      />
      <TextField
        label="Start"
        name={start}
        type="time"
        step={300}
        required
        value={draft.startTime}
        error={errors.startTime}
        onChange={(event) => change({ startTime: event.currentTarget.value })}
      />
      <TextField
        label="End"
        name={end}
        type="time"
        step={300}
        required
        value={draft.endTime}
        error={errors.endTime}
        onChange={(event) => change({ endTime: event.currentTarget.value })}
      />
      <Button type="submit" busy={isAdding}>
        Add hours
      </Button>
    </form>
  );
}
