import type { AvailabilitySlot } from '@agency/contracts';
import { type ComponentProps, useId, useState } from 'react';
import { ActionButton } from '~/ui/desk/action-button';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { Tooltip } from '~/ui/desk/tooltip';
import { describeNotOffered, describeTimes, type Times, weekdayName } from './day-windows';
import { deleteWindow, turnWindow, type useHoursChange } from './hours-changes';

interface StoredWindowProps {
  slot: AvailabilitySlot;
  /** Whether the day stays open without it. */
  canTurn: boolean;
  isBlocked: boolean;
  change: ReturnType<typeof useHoursChange>;
}

/** What applies to a stored window at once: on or off, and deleting after the specified question. */
export function StoredWindow({ slot, canTurn, isBlocked, change }: StoredWindowProps) {
  const [isAsking, setAsking] = useState(false);
  const times = describeTimes(slot);
  const name = `${weekdayName(slot.dayOfWeek)}, ${times}`;
  const notOffered = describeNotOffered(slot);
  return (
    <>
      {canTurn && (
        <ActionButton
          isBlocked={isBlocked}
          onClick={() => change.mutate(turnWindow(!slot.isActive, slot))}
        >
          {slot.isActive ? 'Turn off' : 'Turn on'}
          <span className="sr-only"> {times}</span>
        </ActionButton>
      )}
      <Tooltip text="Delete">
        <ActionButton
          aria-label={`Delete ${name}`}
          isBlocked={isBlocked}
          onClick={() => setAsking(true)}
        >
          ×
        </ActionButton>
      </Tooltip>
      {notOffered && (
        <span className="basis-full text-(length:--text-fine) text-slate">{notOffered}</span>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Delete this slot?"
          cancel="Keep slot"
          confirm="Delete"
          busy={change.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => change.mutate(deleteWindow(slot), { onSettled: () => setAsking(false) })}
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

type Field = ComponentProps<'input'> & { error: string | undefined };

interface TimesFieldsProps {
  weekday: string;
  /** Which of several windows it is. */
  number: number | undefined;
  field: (name: keyof Times) => Field;
}

/** The times of a window. */
export function TimesFields({ weekday, number, field }: TimesFieldsProps) {
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
