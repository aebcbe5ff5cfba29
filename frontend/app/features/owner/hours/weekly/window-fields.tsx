import type { AvailabilitySlot } from '@agency/contracts';
import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { ApiError } from '~/lib/api-error';
import { useAfterPress } from '~/lib/use-after-press';
import { ActionButton } from '~/ui/desk/action-button';
import { useUnsavedWork } from '~/ui/desk/unsaved-work';
import { showToast } from '~/ui/toast';
import { useFocusOnOpen } from '~/ui/use-focus';
import { updateSlot } from '../queries';
import {
  describeOffer,
  describeTimes,
  hasSameTimes,
  problemIn,
  type Times,
  type TimesProblem,
  weekdayName,
  windowsOf,
} from './day-windows';
import { notAdded, planAddition, useHoursChange } from './use-hours-change';

interface WindowFieldsProps {
  slot: AvailabilitySlot;
  /** All windows of the day. */
  ofDay: readonly AvailabilitySlot[];
}

/** The times of a stored window. */
export function WindowFields({ slot, ofDay }: WindowFieldsProps) {
  const { id, dayOfWeek, startTime, endTime } = slot;
  const weekday = weekdayName(dayOfWeek);
  const active = ofDay.filter(({ isActive }) => isActive);
  return (
    <TimesFields
      weekday={weekday}
      number={active.length > 1 ? numbered(active.indexOf(slot) + 1) : ''}
      saved={slot}
      others={ofDay.filter((other) => other.id !== id)}
      save={(sent) => ({
        plan: (latest) => {
          const stored = windowsOf(latest, dayOfWeek);
          const windows = stored.map((one) => (one.id === id ? { ...one, ...sent } : one));
          return {
            days: [{ dayOfWeek, windows }],
            send: () => updateSlot(id, { ...sent, before: { startTime, endTime } }),
            title: 'Availability Updated',
            description: `${weekday}, ${describeTimes(sent)}. ${describeOffer({ ...sent, dayOfWeek })}`,
          };
        },
        failure: 'Failed to update availability',
      })}
    />
  );
}

interface NewWindowFieldsProps {
  day: number;
  /** All windows of the day. */
  ofDay: readonly AvailabilitySlot[];
  proposed: Times;
  onClose: () => void;
}

/** The times of a new window, as proposed until they are edited. Only Add or Enter saves them. */
export function NewWindowFields({ day, ofDay, proposed, onClose }: NewWindowFieldsProps) {
  const fields = useFocusOnOpen<HTMLDivElement>('input');
  return (
    <div ref={fields}>
      <TimesFields
        weekday={weekdayName(day)}
        number={numbered(ofDay.length + 1)}
        saved={proposed}
        isNew
        others={ofDay}
        save={(times) => ({
          plan: (latest) => planAddition(latest, { dayOfWeek: day, ...times }),
          failure: notAdded,
        })}
        onClose={onClose}
      />
    </div>
  );
}

const numbered = (position: number) => ` of window ${position}`;

interface TimesFieldsProps {
  /** Parts of a field's label: `Monday`, and ` of window 2` or nothing. */
  weekday: string;
  number: string;
  /** As stored, or as proposed for a new window. */
  saved: Times;
  /** A new window is saved by its button, not by leaving its fields. */
  isNew?: boolean;
  /** The other windows of the day. */
  others: readonly Times[];
  /** What saving the times does. */
  save: (times: Times) => Parameters<ReturnType<typeof useHoursChange>['mutate']>[0];
  /** Called when nothing is left to save. */
  onClose?: () => void;
}

/** Start and end of a window. Leaving a field saves it; Escape restores the saved times. */
function TimesFields(props: TimesFieldsProps) {
  const { weekday, number, saved, isNew = false, others, onClose } = props;
  /** Null: as saved. */
  const [draft, setDraft] = useState<Times | null>(null);
  const [problem, setProblem] = useState<TimesProblem | null>(null);
  const change = useHoursChange();
  const afterPress = useAfterPress();
  const group = useRef<HTMLFieldSetElement>(null);
  const problemId = useId();
  const times = draft ?? saved;

  useUnsavedWork(draft !== null);

  function save(): void {
    if (change.isPending) return;
    if (!isNew && hasSameTimes(times, saved)) {
      reset();
      return;
    }
    const mistake = problemIn(times, others);
    if (mistake) {
      afterPress(() => refuse(mistake));
      return;
    }
    setProblem(null);
    const sent = times;
    change.mutate(props.save(sent), {
      onSuccess: () => {
        setDraft((latest) => (latest && hasSameTimes(latest, sent) ? null : latest));
        onClose?.();
      },
      onError: (error) => {
        if (!(error instanceof ApiError)) return;
        const [named] = error.body?.errors ?? [];
        if (error.status === 404 || error.status === 409) reset();
        else if (named?.path === 'startTime' || named?.path === 'endTime') {
          setProblem({ field: named.path, message: named.message });
        }
      },
    });
  }

  function refuse(mistake: TimesProblem): void {
    setProblem(mistake);
    // Only the first time: each further blur would repeat the toast.
    if (problem || (times.startTime && times.endTime)) return;
    const description = 'Please fill in all fields.';
    showToast({ title: 'Error', description, variant: 'destructive' });
  }

  function reset(): void {
    setDraft(null);
    setProblem(null);
    onClose?.();
  }

  // Edits made during a save are saved after it, unless the field is still being edited.
  const saveRest = useEffectEvent(() => {
    if (!isNew && draft && !problem && !group.current?.contains(document.activeElement)) save();
  });
  useEffect(() => {
    if (!change.isPending) saveRest();
  }, [change.isPending]);

  function leave({ relatedTarget }: FocusEvent): void {
    if (isNew) return;
    const isInside = relatedTarget instanceof Node && group.current?.contains(relatedTarget);
    // Moving between the two fields while they are out of order: editing the other one may fix it.
    if (isInside && problemIn(times, others)) return;
    save();
  }

  function decide(event: KeyboardEvent): void {
    if (event.key === 'Enter') save();
    else if (event.key === 'Escape' && (draft || isNew)) reset();
    else return;
    event.preventDefault();
  }

  function field(name: keyof Times, label: string) {
    const isWrong = problem?.field === name;
    return (
      <input
        type="time"
        step={300}
        required
        aria-label={`${weekday}, ${label}${number}`}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? problemId : undefined}
        className="min-h-11 w-33 min-w-0 rounded-sheet border border-slate/60 bg-white px-2 font-semibold text-ink tabular-nums focus-visible:border-channel focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-channel aria-[invalid=true]:border-magenta aria-[invalid=true]:bg-[#fdf5f9] max-sm:w-full max-sm:px-1.5"
        value={times[name]}
        onChange={(event) => {
          setDraft({ ...times, [name]: event.currentTarget.value });
          setProblem(null);
        }}
        onBlur={leave}
        onKeyDown={decide}
      />
    );
  }

  const fieldset = (
    <fieldset
      ref={group}
      className="grid min-w-0 grid-cols-[1fr_auto_1fr] items-center gap-x-1.5 gap-y-1 max-sm:flex-1"
      aria-label={`${weekday}${number}`}
    >
      {field('startTime', 'start')}
      <span aria-hidden="true">–</span>
      {field('endTime', 'end')}
      {problem && (
        <p
          id={problemId}
          role="alert"
          className="col-span-full font-semibold text-(length:--text-fine) text-magenta"
        >
          {problem.message}
        </p>
      )}
    </fieldset>
  );
  if (!isNew) return fieldset;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {fieldset}
      <ActionButton isPrimary isBlocked={change.isPending} onClick={save}>
        Add
      </ActionButton>
      <ActionButton onClick={reset}>Cancel</ActionButton>
    </div>
  );
}
