import { type AvailabilitySlot, isWeekend } from '@agency/contracts';
import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '~/ui/desk/action-button';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { Switch } from '~/ui/desk/switch';
import { Tooltip } from '~/ui/desk/tooltip';
import { useFocusOnClose } from '~/ui/use-focus';
import { deleteSlot, replaceDays, updateSlot } from '../queries';
import { CopyHours } from './copy-hours';
import styles from './day-line.module.css';
import {
  describeNotOffered,
  describeOffer,
  describeTimes,
  proposedWindow,
  type Times,
  weekdayName,
  windowsOf,
} from './day-windows';
import { type HoursPlan, notAdded, planAddition, useHoursChange } from './use-hours-change';
import { NewWindowFields, WindowFields } from './window-fields';

interface DayLineProps {
  day: number;
  /** All windows of the week. */
  slots: readonly AvailabilitySlot[];
}

const lineClass = 'flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5';

/** The windows of a weekday: open or closed, edited in place, added, deleted, and copied to other days. */
export function DayLine({ day, slots }: DayLineProps) {
  const [isCopying, setCopying] = useState(false);
  /** The times proposed for a new window, while its fields are open. */
  const [proposed, setProposed] = useState<Times | null>(null);
  const copyButton = useFocusOnClose<HTMLButtonElement>(isCopying);
  const addButton = useRef<HTMLButtonElement>(null);
  const isEntering = proposed !== null;
  const change = useHoursChange();
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

  /** Only opens the fields: nothing is saved before the owner confirms them. */
  function propose(): void {
    change.mutate({
      plan: (latest) => {
        setProposed(proposedWindow(windowsOf(latest, day)));
        return null;
      },
      failure: notAdded,
    });
  }

  /** Opens or closes all windows of the day, or only one. A day without windows gets one. */
  function turn(isActive: boolean, only?: AvailabilitySlot): void {
    if (ofDay.length === 0) {
      const plan: HoursPlan = (latest) =>
        planAddition(latest, { dayOfWeek: day, ...proposedWindow([]) });
      change.mutate({ plan, failure: notAdded });
      return;
    }
    change.mutate({
      plan: (latest) => {
        const stored = windowsOf(latest, day);
        const turned = only ? [only] : stored;
        const windows = stored.map((slot) =>
          turned.some(({ id }) => id === slot.id) ? { ...slot, isActive } : slot,
        );
        const [first] = turned;
        return {
          days: [{ dayOfWeek: day, windows }],
          send: (days) =>
            first && turned.length === 1 ? updateSlot(first.id, { isActive }) : replaceDays(days),
          title: isActive ? 'Availability Enabled' : 'Availability Disabled',
          description:
            isActive && first ? describeOffer(first) : 'These hours are no longer offered.',
        };
      },
      failure: 'Failed to update availability',
    });
  }

  return (
    <div className="grid grid-cols-[10rem_minmax(0,1fr)] items-start gap-x-4 border-b border-sand py-2 max-sm:grid-cols-1">
      <div className="*:justify-start *:px-0">
        <Switch
          isOn={isOpen}
          isBusy={change.isPending}
          label={name}
          onToggle={(isOn) => turn(isOn)}
        >
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
            <li key={slot.id} className="flex min-h-11 flex-wrap items-center gap-x-1">
              {slot.isActive ? (
                <WindowFields slot={slot} ofDay={ofDay} />
              ) : (
                <s className="text-slate">{describeTimes(slot)}</s>
              )}
              {!slot.isActive && isOpen && (
                <ActionButton onClick={() => turn(true, slot)}>
                  Turn on<span className="sr-only"> {describeTimes(slot)}</span>
                </ActionButton>
              )}
              {slot.isActive && ofDay.filter(({ isActive }) => isActive).length > 1 && (
                <ActionButton onClick={() => turn(false, slot)}>
                  Turn off<span className="sr-only"> {describeTimes(slot)}</span>
                </ActionButton>
              )}
              <RemoveWindow slot={slot} />
              {describeNotOffered(slot) && (
                <span className="basis-full text-(length:--text-fine) text-slate">
                  {describeNotOffered(slot)}
                </span>
              )}
            </li>
          ))}
          {proposed && (
            <li>
              <NewWindowFields
                day={day}
                ofDay={ofDay}
                proposed={proposed}
                onClose={() => setProposed(null)}
              />
            </li>
          )}
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

/** Deletes a window after confirmation, as specified. Undo restores it. */
function RemoveWindow({ slot }: { slot: AvailabilitySlot }) {
  const [isAsking, setAsking] = useState(false);
  const change = useHoursChange();
  const { id, dayOfWeek } = slot;
  const name = `${weekdayName(dayOfWeek)}, ${describeTimes(slot)}`;

  function remove(): void {
    change.mutate(
      {
        plan: (latest) => {
          const stored = windowsOf(latest, dayOfWeek);
          return {
            days: [{ dayOfWeek, windows: stored.filter((other) => other.id !== id) }],
            send: () => deleteSlot(id),
            title: 'Availability Deleted',
            description: 'These hours are deleted.',
          };
        },
        failure: 'Failed to delete availability slot',
      },
      { onSettled: () => setAsking(false) },
    );
  }

  return (
    <>
      <Tooltip text="Delete">
        <button
          type="button"
          className={styles.remove}
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
