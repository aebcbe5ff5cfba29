import {
  type AvailabilitySlot,
  type DayWindow,
  dayWindowsSchema,
  isWeekend,
} from '@agency/contracts';
import {
  type Dispatch,
  type SetStateAction,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { z } from 'zod/mini';
import { ActionButton } from '~/ui/desk/action-button';
import { ChangedElsewhere } from '~/ui/desk/changed-elsewhere';
import { Switch } from '~/ui/desk/switch';
import { Tooltip } from '~/ui/desk/tooltip';
import { useDraftForm } from '~/ui/desk/use-draft-form';
import { showToast } from '~/ui/toast';
import { useFocusOnClose } from '~/ui/use-focus';
import { CopyHours } from './copy-hours';
import {
  describeTimes,
  isEntered,
  proposedWindow,
  type Times,
  weekdayName,
  windowsOf,
} from './day-windows';
import { addWindow, saveDay, turnWindow, useHoursChange } from './hours-changes';
import { StoredWindow, TimesFields } from './window-row';

interface WeekdayFormProps {
  day: number;
  /** All windows of the week. */
  slots: AvailabilitySlot[];
  /** Counts the weekdays whose times are not saved yet. */
  countUnsaved: Dispatch<SetStateAction<number>>;
}

const schema = z.object({ windows: dayWindowsSchema });
const lineClass = 'flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5';

/**
 * The windows of a weekday. Typed times are saved together, by Save or Enter; until then, nothing else of the day can be
 * changed. Opening, closing, deleting and copying apply at once.
 */
export function WeekdayForm({ day, slots, countUnsaved }: WeekdayFormProps) {
  const [isCopying, setCopying] = useState(false);
  const copyButton = useFocusOnClose<HTMLButtonElement>(isCopying);
  const addButton = useRef<HTMLButtonElement>(null);
  const change = useHoursChange(slots);
  const stored = windowsOf(slots, day);
  /** The stored windows that are shown; once times are typed, those that they are based on. */
  const [basis, setBasis] = useState(stored);
  const draft = useDraftForm({
    schema,
    values: { windows: basis },
    save: ({ windows }) => change.mutateAsync(changeTo(windows)),
    onInvalid: ({ windows }) => askForAll(windows),
    hasOwnToast: true,
    failure: { title: 'Error', fallback: 'Failed to update availability' },
  });
  const { form, isDirty, isSaving, undo } = draft;
  const windows = form.watch('windows');
  const isOther = !isSaving && JSON.stringify(basis) !== JSON.stringify(stored);
  if (isOther && !isDirty) setBasis(stored);
  const isChangedElsewhere = isOther && isDirty;
  const active = windows.filter(({ isActive }) => isActive);
  const openCount = stored.filter(({ isActive }) => isActive).length;
  const weekday = weekdayName(day);
  const storedTimes = stored.map(describeTimes).join(' and ');

  useEffect(() => {
    if (!isDirty) return;
    countUnsaved((count) => count + 1);
    return () => {
      countUnsaved((count) => count - 1);
      // What had the focus may be gone: Save, Cancel, or the fields of a new window.
      if (document.activeElement === document.body) addButton.current?.focus();
    };
  }, [isDirty, countUnsaved]);

  const isStored = ({ startTime, endTime }: Times) =>
    stored.some((slot) => slot.startTime === startTime && slot.endTime === endTime);

  function changeTo(typed: readonly DayWindow[]) {
    const [added, ...others] = typed.filter((window) => !isStored(window));
    const isOnlyAdded = added && others.length === 0 && typed.length === stored.length + 1;
    return isOnlyAdded ? addWindow({ dayOfWeek: day, ...added }) : saveDay(day, typed);
  }

  /** Opens or closes all windows of the day. A day without windows gets one. */
  function turn(isOn: boolean): void {
    const [first] = stored;
    change.mutate(
      first
        ? turnWindow(isOn, first, stored.length > 1)
        : addWindow({ dayOfWeek: day, ...proposedWindow([]) }),
    );
  }

  function propose(): void {
    const proposed = { ...proposedWindow(windows), isActive: true };
    flushSync(() => draft.change('windows', [...windows, proposed]));
    form.setFocus(`windows.${windows.length}.startTime`);
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (!isChangedElsewhere) void draft.submit();
  }

  return (
    <div className="grid grid-cols-[10rem_minmax(0,1fr)] items-start gap-x-4 gap-y-1.5 border-b border-sand py-2 max-sm:grid-cols-1">
      <div className="*:justify-start *:px-0">
        <Switch
          isOn={openCount > 0}
          isBusy={change.isPending || isDirty}
          label={[weekday, storedTimes].filter(Boolean).join(', ')}
          onToggle={turn}
        >
          <span aria-hidden="true">{weekday}</span>
        </Switch>
      </div>
      <form
        noValidate
        className={lineClass}
        onSubmit={submit}
        onKeyDown={({ key }) => key === 'Escape' && isDirty && !isSaving && undo()}
      >
        {active.length === 0 && (
          <span className="text-(length:--text-fine) text-slate">
            {isWeekend(day) ? 'Not bookable on weekends' : 'No calls'}
          </span>
        )}
        <ul className={`${lineClass} empty:hidden max-sm:grid max-sm:w-full`}>
          {windows.map((window, index) => {
            // New windows come after the stored ones.
            const slot = basis[index];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: fields are registered by their index
              <li key={index} className="flex min-h-11 flex-wrap items-center gap-x-1">
                {window.isActive ? (
                  <TimesFields
                    weekday={weekday}
                    number={active.length > 1 ? active.indexOf(window) + 1 : undefined}
                    field={(time) => draft.field(`windows.${index}.${time}`, { deps: 'windows' })}
                  />
                ) : (
                  <s className="text-slate">{describeTimes(window)}</s>
                )}
                {slot && (
                  <StoredWindow
                    slot={slot}
                    canTurn={openCount > (slot.isActive ? 1 : 0)}
                    isBlocked={isDirty}
                    change={change}
                  />
                )}
              </li>
            );
          })}
        </ul>
        <div className={lineClass}>
          <Tooltip text="Add hours">
            <ActionButton
              ref={addButton}
              aria-label={`Add hours on ${weekday}`}
              isBlocked={change.isPending}
              onClick={propose}
            >
              +
            </ActionButton>
          </Tooltip>
          {isDirty && (
            <>
              <ActionButton type="submit" isPrimary isBlocked={isSaving || isChangedElsewhere}>
                Save<span className="sr-only"> the hours of {weekday}</span>
              </ActionButton>
              <ActionButton isBlocked={isSaving} onClick={undo}>
                Cancel
              </ActionButton>
            </>
          )}
          {openCount > 0 && !isDirty && !isCopying && (
            <ActionButton ref={copyButton} onClick={() => setCopying(true)}>
              Copy …<span className="sr-only"> the hours of {weekday}</span>
            </ActionButton>
          )}
        </div>
      </form>
      <div className="empty:hidden sm:col-start-2">
        {isChangedElsewhere && (
          <ChangedElsewhere
            theirs={storedTimes || 'No hours'}
            onKeepMine={() => void draft.submit()}
            onTakeTheirs={undo}
          />
        )}
        {isCopying && !isDirty && (
          <CopyHours day={day} slots={slots} onClose={() => setCopying(false)} />
        )}
      </div>
    </div>
  );
}

function askForAll(windows: readonly Times[]): void {
  if (windows.every(isEntered)) return;
  const description = 'Please fill in all fields.';
  showToast({ title: 'Error', description, variant: 'destructive' });
}
