import {
  type AvailabilitySlot,
  createAvailabilityRequestSchema,
  formatTimeOfDay,
  isWeekend,
} from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod/mini';
import { Button } from '~/ui/button';
import { useDraftForm } from '~/ui/desk/use-draft-form';
import { SelectField, TextField } from '~/ui/field';
import { showToast } from '~/ui/toast';
import { addSlot, refreshSchedule } from '../../shared/queries/hours';
import { describeOffer, weekdayName, weekFromMonday } from './day-windows';
import styles from './slot-form.module.css';

const dayOptions = weekFromMonday.map((day) => ({ value: String(day), label: weekdayName(day) }));

const empty = { dayOfWeek: '', startTime: '', endTime: '' };
const filled = z.string().check(z.minLength(1));

/** What the server will check too. Slots may touch: together they are one open stretch. */
function slotFormSchema(others: readonly AvailabilitySlot[]) {
  const texts = z.object({ dayOfWeek: filled, startTime: filled, endTime: filled });
  const toRequest = z.transform(({ dayOfWeek, ...times }: z.output<typeof texts>) => ({
    dayOfWeek: Number(dayOfWeek),
    ...times,
  }));
  const withoutOverlap = createAvailabilityRequestSchema.check(({ value: slot, issues }) => {
    const overlapped = others.find(
      ({ dayOfWeek, startTime, endTime }) =>
        dayOfWeek === slot.dayOfWeek && startTime < slot.endTime && slot.startTime < endTime,
    );
    if (!overlapped) return;
    const hours = `${formatTimeOfDay(overlapped.startTime)} – ${formatTimeOfDay(overlapped.endTime)}`;
    const message = `This overlaps ${hours} on the same day.`;
    issues.push({ code: 'custom', message, path: ['startTime'], input: slot });
  });
  return z.pipe(z.pipe(texts, toRequest), withoutOverlap);
}

/** Adds a window to the weekly hours. */
export function SlotForm({ slots }: { slots: AvailabilitySlot[] }) {
  const client = useQueryClient();
  const schema = useMemo(() => slotFormSchema(slots), [slots]);
  const { form, field, isSaving, onSubmit } = useDraftForm({
    schema,
    values: empty,
    save: addSlot,
    onSaved: (slot) => {
      showToast({ title: 'Availability Added', description: describeOffer(slot) });
      return refreshSchedule(client);
    },
    failure: { title: 'Error', fallback: 'Failed to add availability slot', isFixed: true },
    onInvalid: () => {
      if (Object.values(form.getValues()).every(Boolean)) return;
      const description = 'Please fill in all fields.';
      showToast({ title: 'Error', description, variant: 'destructive' });
    },
    shouldClear: true,
  });
  const day = form.watch('dayOfWeek');

  return (
    <form className={styles.root} aria-label="Add hours" noValidate onSubmit={onSubmit}>
      <SelectField
        label="Day"
        placeholder="Choose a day"
        options={dayOptions}
        required
        hint={
          day && isWeekend(Number(day))
            ? 'Appointments are Monday to Friday. Weekend hours are saved, but not offered.'
            : undefined
        }
        {...field('dayOfWeek')}
      />
      <TextField label="Start" type="time" step={300} required {...field('startTime')} />
      <TextField label="End" type="time" step={300} required {...field('endTime')} />
      <Button type="submit" busy={isSaving}>
        Add hours
      </Button>
    </form>
  );
}
