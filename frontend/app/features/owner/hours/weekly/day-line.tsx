import { type AvailabilitySlot, isWeekend } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useAfterPress } from '~/lib/use-after-press';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { CheckRow } from '~/ui/desk/check-row';
import { Switch } from '~/ui/desk/switch';
import { Tooltip } from '~/ui/desk/tooltip';
import { useFocusOnClose, useFocusOnOpen } from '~/ui/use-focus';
import { availabilityQuery } from '../queries';
import {
  describeDays,
  describeTimes,
  proposedWindow,
  type Times,
  weekdayName,
  windowsOf,
} from './day-windows';
import { addWindow, replaceWindows, turnWindow, useHoursChange } from './use-hours-change';
import { NewWindow, Window } from './window';

interface DayLineProps {
  day: number;
  /** All windows of the week. */
  slots: AvailabilitySlot[];
}

const lineClass = 'flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5';

/** The windows of a weekday: open or closed, edited in place, added, deleted, and copied to other days. */
export function DayLine({ day, slots }: DayLineProps) {
  const client = useQueryClient();
  const [isCopying, setCopying] = useState(false);
  /** The times proposed for a new window, while its fields are open. */
  const [proposed, setProposed] = useState<Times | null>(null);
  const isEntering = proposed !== null;
  const copyButton = useFocusOnClose<HTMLButtonElement>(isCopying);
  const addButton = useRef<HTMLButtonElement>(null);
  const change = useHoursChange(slots);
  const propose = useMutation({
    scope: change.scope,
    mutationFn: async () => {
      const latest = client.getQueryData(availabilityQuery.queryKey) ?? slots;
      setProposed(proposedWindow(windowsOf(latest, day)));
    },
  });
  const afterPress = useAfterPress();
  const ofDay = windowsOf(slots, day);
  const isOpen = ofDay.some(({ isActive }) => isActive);
  const weekday = weekdayName(day);
  const name = [weekday, ofDay.map(describeTimes).join(' and ')].filter(Boolean).join(', ');

  // The fields of the new window had the focus, and are gone.
  useEffect(() => {
    if (!isEntering) return;
    return () => {
      if (document.activeElement === document.body) addButton.current?.focus();
    };
  }, [isEntering]);

  /** Opens or closes all windows of the day. A day without windows gets one. */
  function turn(isOn: boolean): void {
    const [first] = ofDay;
    change.mutate(
      first
        ? turnWindow(isOn, first, ofDay.length > 1)
        : addWindow({ dayOfWeek: day, ...proposedWindow([]) }),
    );
  }

  return (
    <div className="grid grid-cols-[10rem_minmax(0,1fr)] items-start gap-x-4 border-b border-sand py-2 max-sm:grid-cols-1">
      <div className="*:justify-start *:px-0">
        <Switch isOn={isOpen} isBusy={change.isPending} label={name} onToggle={turn}>
          <span aria-hidden="true">{weekday}</span>
        </Switch>
      </div>
      <div className={lineClass}>
        {!isOpen && (
          <span className="text-(length:--text-fine) text-slate">
            {isWeekend(day) ? 'Not bookable on weekends' : 'No calls'}
          </span>
        )}
        <ul className={`${lineClass} empty:hidden max-sm:grid max-sm:w-full`}>
          {ofDay.map((slot) => (
            <Window key={slot.id} slot={slot} slots={slots} />
          ))}
          {proposed && (
            <NewWindow
              day={day}
              slots={slots}
              proposed={proposed}
              onClose={() => setProposed(null)}
            />
          )}
        </ul>
        <div className={lineClass}>
          <Tooltip text="Add hours">
            <ActionButton
              ref={addButton}
              aria-label={`Add hours on ${weekday}`}
              isBlocked={change.isPending || propose.isPending}
              // A field that the press leaves is saved first.
              onClick={() => afterPress(() => propose.mutate())}
            >
              +
            </ActionButton>
          </Tooltip>
          {isOpen && !isCopying && (
            <ActionButton ref={copyButton} onClick={() => setCopying(true)}>
              Copy …<span className="sr-only"> the hours of {weekday}</span>
            </ActionButton>
          )}
        </div>
        {isCopying && <CopyHours day={day} slots={slots} onClose={() => setCopying(false)} />}
      </div>
    </div>
  );
}

interface CopyHoursProps {
  day: number;
  slots: AvailabilitySlot[];
  onClose: () => void;
}

const workdays = [1, 2, 3, 4, 5];

/** Copies this weekday's open hours to other days. Days without hours are left out unless they are chosen. */
function CopyHours({ day, slots, onClose }: CopyHoursProps) {
  const others = workdays.filter((one) => one !== day);
  const [chosen, setChosen] = useState(() =>
    others.filter((one) => windowsOf(slots, one).some(({ isActive }) => isActive)),
  );
  const change = useHoursChange(slots);
  const group = useFocusOnOpen<HTMLFieldSetElement>('button');
  const name = weekdayName(day);

  const copy = () =>
    change.mutate(
      {
        days: chosen,
        send: (latest) =>
          replaceWindows(latest, chosen, () =>
            windowsOf(latest, day).filter(({ isActive }) => isActive),
          ),
        title: 'Availability Updated',
        description: `${describeDays(chosen)} now ${chosen.length === 1 ? 'has' : 'have'} the hours of ${name}.`,
        failure: 'Failed to update availability',
      },
      { onSettled: onClose },
    );

  return (
    <fieldset
      ref={group}
      className="mt-1 min-w-0 basis-full rounded-button border border-sand px-3 pt-2 pb-3"
    >
      <legend className="sr-only">Copy the hours of {name}</legend>
      <div className="flex flex-wrap gap-x-5">
        {others.map((one) => (
          <CheckRow
            key={one}
            checked={chosen.includes(one)}
            onChange={({ currentTarget: { checked } }) =>
              setChosen(
                others.filter((other) => (other === one ? checked : chosen.includes(other))),
              )
            }
          >
            {weekdayName(one).slice(0, 3)}
            <span className="sr-only">{weekdayName(one).slice(3)}</span>
          </CheckRow>
        ))}
      </div>
      <Actions>
        <ActionButton isPrimary isBlocked={change.isPending || chosen.length === 0} onClick={copy}>
          {chosen.length > 0 ? `Copy to ${describeDays(chosen)}` : 'Choose a day'}
        </ActionButton>
        <ActionButton onClick={onClose}>Cancel</ActionButton>
      </Actions>
    </fieldset>
  );
}
