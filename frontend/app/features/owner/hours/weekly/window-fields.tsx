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
import { useUnsavedWork } from '~/ui/desk/unsaved-work';
import { updateSlot } from '../../shared/queries/hours';
import {
  describeOffer,
  describeTimes,
  hasSameTimes,
  problemIn,
  type Times,
  type TimesProblem,
  toDayWindows,
  weekdayName,
  windowsOf,
} from './day-windows';
import { useHoursChange } from './use-hours-change';
import styles from './window-fields.module.css';

interface WindowFieldsProps {
  slot: AvailabilitySlot;
  /** All windows of the day. */
  ofDay: readonly AvailabilitySlot[];
}

export const startFieldId = (slotId: number) => `window-${slotId}-start`;

/** Start and end of a window. They are saved on leaving a field; Escape puts them back. */
export function WindowFields({ slot, ofDay }: WindowFieldsProps) {
  const { id, dayOfWeek } = slot;
  /** Null: as saved. */
  const [draft, setDraft] = useState<Times | null>(null);
  const [problem, setProblem] = useState<TimesProblem | null>(null);
  const change = useHoursChange();
  const afterPress = useAfterPress();
  const group = useRef<HTMLFieldSetElement>(null);
  const problemId = useId();
  const times = draft ?? slot;
  const weekday = weekdayName(dayOfWeek);
  const active = ofDay.filter(({ isActive }) => isActive);
  const others = ofDay.filter((other) => other.id !== id);
  const number = active.length > 1 ? ` of window ${active.indexOf(slot) + 1}` : '';

  useUnsavedWork(draft !== null);

  function save(): void {
    if (!draft || change.isPending) return;
    if (hasSameTimes(draft, slot)) {
      reset();
      return;
    }
    const mistake = problemIn(draft, others);
    if (mistake) {
      afterPress(() => setProblem(mistake));
      return;
    }
    setProblem(null);
    const { startTime, endTime } = slot;
    const sent = draft;
    change.mutate(
      {
        plan: (latest) => {
          const stored = windowsOf(latest, dayOfWeek);
          const present = stored.map((one) => (one.id === id ? { ...one, ...sent } : one));
          return {
            send: () => updateSlot(id, { ...sent, before: { startTime, endTime } }),
            title: 'Availability Updated',
            description: `${weekday}, ${describeTimes(sent)}. ${describeOffer({ ...sent, dayOfWeek })}`,
            days: [{ dayOfWeek, former: toDayWindows(stored), present: toDayWindows(present) }],
          };
        },
        failure: 'Failed to update availability',
      },
      {
        onSuccess: () =>
          setDraft((latest) => (latest && hasSameTimes(latest, sent) ? null : latest)),
        onError: (error) => {
          if (!(error instanceof ApiError)) return;
          const [named] = error.body?.errors ?? [];
          if (error.status === 404 || error.status === 409) reset();
          else if (named?.path === 'startTime' || named?.path === 'endTime') {
            setProblem({ field: named.path, message: named.message });
          }
        },
      },
    );
  }

  function reset(): void {
    setDraft(null);
    setProblem(null);
  }

  // What was changed while a save was under way is saved after it, unless it is still being edited.
  const saveRest = useEffectEvent(() => {
    if (!problem && !group.current?.contains(document.activeElement)) save();
  });
  useEffect(() => {
    if (!change.isPending) saveRest();
  }, [change.isPending]);

  function leave({ relatedTarget }: FocusEvent): void {
    const isInside = relatedTarget instanceof Node && group.current?.contains(relatedTarget);
    // From one field to the other with an order that does not hold yet: the other one may put it right.
    if (isInside && draft && problemIn(draft, others)) return;
    save();
  }

  function decide(event: KeyboardEvent): void {
    if (event.key === 'Enter') save();
    else if (event.key === 'Escape' && draft) reset();
    else return;
    event.preventDefault();
  }

  function field(name: keyof Times, label: string) {
    const isWrong = problem?.field === name;
    return (
      <input
        id={name === 'startTime' ? startFieldId(id) : undefined}
        type="time"
        step={300}
        required
        aria-label={`${weekday}, ${label}${number}`}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? problemId : undefined}
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

  return (
    <fieldset ref={group} className={styles.fields} aria-label={`${weekday}${number}`}>
      {field('startTime', 'start')}
      <span aria-hidden="true">–</span>
      {field('endTime', 'end')}
      {problem && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem.message}
        </p>
      )}
    </fieldset>
  );
}
