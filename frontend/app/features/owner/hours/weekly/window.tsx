import type { AvailabilitySlot } from '@agency/contracts';
import { type ComponentProps, useId, useState } from 'react';
import { z } from 'zod/mini';
import { ApiError } from '~/lib/api-error';
import { ActionButton } from '~/ui/desk/action-button';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { Tooltip } from '~/ui/desk/tooltip';
import { useDraftForm } from '~/ui/desk/use-draft-form';
import { showToast } from '~/ui/toast';
import { useFocusOnOpen } from '~/ui/use-focus';
import { deleteSlot } from '../queries';
import {
  describeNotOffered,
  describeOffer,
  describeTimes,
  problemIn,
  type Times,
  weekdayName,
  windowsOf,
} from './day-windows';
import { addWindow, changeWindow, turnWindow, useHoursChange } from './use-hours-change';

interface WindowProps {
  slot: AvailabilitySlot;
  /** All windows of the week. */
  slots: AvailabilitySlot[];
}

/** A stored window: its times, on or off, deleted. */
export function Window({ slot, slots }: WindowProps) {
  const change = useHoursChange(slots);
  const active = windowsOf(slots, slot.dayOfWeek).filter(({ isActive }) => isActive);
  const turn = (isActive: boolean) => change.mutate(turnWindow(isActive, slot, false));
  const times = describeTimes(slot);
  const notOffered = describeNotOffered(slot);
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-1">
      {slot.isActive ? (
        <StoredTimes
          slot={slot}
          slots={slots}
          number={active.length > 1 ? active.indexOf(slot) + 1 : undefined}
        />
      ) : (
        <s className="text-slate">{times}</s>
      )}
      {!slot.isActive && active.length > 0 && (
        <ActionButton onClick={() => turn(true)}>
          Turn on<span className="sr-only"> {times}</span>
        </ActionButton>
      )}
      {slot.isActive && active.length > 1 && (
        <ActionButton onClick={() => turn(false)}>
          Turn off<span className="sr-only"> {times}</span>
        </ActionButton>
      )}
      <RemoveWindow slot={slot} slots={slots} />
      {notOffered && (
        <span className="basis-full text-(length:--text-fine) text-slate">{notOffered}</span>
      )}
    </li>
  );
}

/** The times of a stored window. Leaving a field saves them; Escape restores the stored ones. */
function StoredTimes({ slot, slots, number }: WindowProps & { number: number | undefined }) {
  const { id, dayOfWeek, startTime, endTime } = slot;
  const weekday = weekdayName(dayOfWeek);
  const failure = 'Failed to update availability';
  const change = useHoursChange(slots);

  async function save(times: Times): Promise<void> {
    try {
      await change.mutateAsync({
        days: [dayOfWeek],
        send: (latest) => changeWindow(latest, id, { ...times, before: { startTime, endTime } }),
        title: 'Availability Updated',
        description: `${weekday}, ${describeTimes(times)}. ${describeOffer({ ...times, dayOfWeek })}`,
        failure,
      });
    } catch (error) {
      // Changed or deleted elsewhere: shown as they are now.
      if (error instanceof ApiError && [404, 409].includes(error.status)) undo();
      throw error;
    }
  }

  const { field, undo } = useDraftForm({
    schema: timesSchema(windowsOf(slots, dayOfWeek).filter((other) => other.id !== id)),
    values: { startTime, endTime },
    save,
    submitOn: 'blur',
    onInvalid: askForBoth,
    hasOwnToast: true,
    failure: { title: 'Error', fallback: failure },
  });
  return <TimesFields weekday={weekday} number={number} field={field} />;
}

interface NewWindowProps {
  day: number;
  slots: AvailabilitySlot[];
  proposed: Times;
  onClose: () => void;
}

/** A new window, as proposed until it is edited. Only Add or Enter saves it. */
export function NewWindow({ day, slots, proposed, onClose }: NewWindowProps) {
  const ofDay = windowsOf(slots, day);
  const change = useHoursChange(slots);
  const fields = useFocusOnOpen<HTMLFormElement>('input');
  const { field, isSaving, onSubmit } = useDraftForm({
    schema: timesSchema(ofDay),
    values: proposed,
    save: (times) => change.mutateAsync(addWindow({ dayOfWeek: day, ...times })),
    onSaved: onClose,
    onInvalid: askForBoth,
    hasOwnToast: true,
    failure: { title: 'Error', fallback: 'Failed to add availability slot' },
  });
  return (
    <li>
      <form
        ref={fields}
        noValidate
        className="flex flex-wrap items-center gap-1.5"
        onSubmit={onSubmit}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      >
        <TimesFields weekday={weekdayName(day)} number={ofDay.length + 1} field={field} />
        <ActionButton type="submit" isPrimary isBlocked={isSaving}>
          Add
        </ActionButton>
        <ActionButton onClick={onClose}>Cancel</ActionButton>
      </form>
    </li>
  );
}

/** `others`: the other windows of the day. */
const timesSchema = (others: readonly Times[]) =>
  z.object({ startTime: z.string(), endTime: z.string() }).check(({ value, issues }) => {
    const problem = problemIn(value, others);
    if (!problem) return;
    issues.push({
      code: 'custom',
      path: [problem.field],
      message: problem.message,
      input: value[problem.field],
    });
  });

function askForBoth({ startTime, endTime }: Times): void {
  if (startTime && endTime) return;
  const description = 'Please fill in all fields.';
  showToast({ title: 'Error', description, variant: 'destructive' });
}

type Field = ComponentProps<'input'> & { error: string | undefined };

interface TimesFieldsProps {
  weekday: string;
  /** Which of several windows it is. */
  number: number | undefined;
  field: (name: keyof Times) => Field;
}

function TimesFields({ weekday, number, field }: TimesFieldsProps) {
  const problemId = useId();
  const ofWindow = number === undefined ? '' : ` of window ${number}`;
  const [start, end] = [field('startTime'), field('endTime')];
  const problem = start.error ?? end.error;
  const control = (label: string, { error, ...input }: Field) => (
    <input
      type="time"
      step={300}
      required
      aria-label={`${weekday}, ${label}${ofWindow}`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? problemId : undefined}
      className="min-h-11 w-33 min-w-0 rounded-sheet border border-slate/60 bg-white px-2 font-semibold text-ink tabular-nums focus-visible:border-channel focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-channel aria-[invalid=true]:border-magenta aria-[invalid=true]:bg-[#fdf5f9] max-sm:w-full max-sm:px-1.5"
      {...input}
    />
  );
  return (
    <fieldset
      className="grid min-w-0 grid-cols-[1fr_auto_1fr] items-center gap-x-1.5 gap-y-1 max-sm:flex-1"
      aria-label={`${weekday}${ofWindow}`}
    >
      {control('start', start)}
      <span aria-hidden="true">–</span>
      {control('end', end)}
      {problem && (
        <p
          id={problemId}
          role="alert"
          className="col-span-full font-semibold text-(length:--text-fine) text-magenta"
        >
          {problem}
        </p>
      )}
    </fieldset>
  );
}

/** Deletes a window after confirmation, as specified. Undo restores it. */
function RemoveWindow({ slot, slots }: WindowProps) {
  const [isAsking, setAsking] = useState(false);
  const change = useHoursChange(slots);
  const { id, dayOfWeek } = slot;
  const name = `${weekdayName(dayOfWeek)}, ${describeTimes(slot)}`;
  const remove = () =>
    change.mutate(
      {
        days: [dayOfWeek],
        send: async (latest) => {
          await deleteSlot(id);
          return latest.filter((other) => other.id !== id);
        },
        title: 'Availability Deleted',
        description: 'These hours are deleted.',
        failure: 'Failed to delete availability slot',
      },
      { onSettled: () => setAsking(false) },
    );

  return (
    <>
      <Tooltip text="Delete">
        <button
          type="button"
          className="grid min-h-11 min-w-11 cursor-pointer place-content-center rounded-button text-slate hover:bg-sand/60 hover:text-(--color-danger)"
          aria-label={`Delete ${name}`}
          onClick={() => setAsking(true)}
        >
          <svg aria-hidden="true" viewBox="0 0 16 16" className="size-3.5" fill="none">
            <path d="m2.5 2.5 11 11m0-11-11 11" stroke="currentColor" strokeWidth="1.6" />
          </svg>
        </button>
      </Tooltip>
      {isAsking && (
        <ConfirmDialog
          title="Delete this slot?"
          cancel="Keep slot"
          confirm="Delete"
          busy={change.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={remove}
        >
          <p>
            {name}, Eastern Time. Booked calls are kept, but visitors can no longer book in these
            hours.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
