import { type AvailabilitySlot, slotGrid } from '@agency/contracts';
import { useEffect, useState } from 'react';
import { ActionButton } from '~/ui/desk/action-button';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { Switch } from '~/ui/desk/switch';
import { Tooltip } from '~/ui/desk/tooltip';
import { useFocusOnClose } from '~/ui/desk/use-focus';
import { addSlot, deleteSlot, replaceDays, updateSlot } from '../../shared/queries/hours';
import { CopyHours } from './copy-hours';
import styles from './day-line.module.css';
import {
  describeNotOffered,
  describeOffer,
  describeTimes,
  proposedWindow,
  toDayWindows,
  weekdayName,
  windowsOf,
} from './day-windows';
import { useHoursChange } from './use-hours-change';
import { startFieldId, WindowFields } from './window-fields';

interface DayLineProps {
  day: number;
  /** All windows of the week. */
  slots: readonly AvailabilitySlot[];
}

/** The windows of a weekday: open or closed, edited in place, added, deleted, and copied to other days. */
export function DayLine({ day, slots }: DayLineProps) {
  const [isCopying, setCopying] = useState(false);
  const [addedId, setAddedId] = useState<number | null>(null);
  const copyButton = useFocusOnClose<HTMLButtonElement>(isCopying);
  const change = useHoursChange();
  const ofDay = windowsOf(slots, day);
  const isOpen = ofDay.some(({ isActive }) => isActive);
  const weekday = weekdayName(day);
  const name = [weekday, ofDay.map(describeTimes).join(' and ')].filter(Boolean).join(', ');

  // The fields of a new window appear with a later render.
  useEffect(() => {
    const field = addedId !== null && document.getElementById(startFieldId(addedId));
    if (!field || !slots.some(({ id }) => id === addedId)) return;
    field.focus();
    setAddedId(null);
  }, [addedId, slots]);

  function add(): void {
    change.mutate({
      plan: (latest) => {
        const present = windowsOf(latest, day);
        const times = present.length === 0 ? wholeDay : proposedWindow(present);
        const former = toDayWindows(present);
        return {
          send: async () => {
            setAddedId((await addSlot({ dayOfWeek: day, ...times })).id);
          },
          title: 'Availability Added',
          description: describeOffer({ dayOfWeek: day, ...times }),
          days: [{ dayOfWeek: day, former, present: [...former, { ...times, isActive: true }] }],
        };
      },
      failure: 'Failed to add availability slot',
    });
  }

  /** All windows of the day, or one of them. */
  function turn(isActive: boolean, only?: AvailabilitySlot): void {
    if (ofDay.length === 0) {
      add();
      return;
    }
    change.mutate({
      plan: (latest) => {
        const stored = windowsOf(latest, day);
        const turned = only ? [only] : stored;
        const former = toDayWindows(stored);
        const present = former.map((window, index) =>
          turned.some(({ id }) => id === stored[index]?.id) ? { ...window, isActive } : window,
        );
        const [first] = turned;
        return {
          send: () =>
            first && turned.length === 1
              ? updateSlot(first.id, { isActive })
              : replaceDays([{ dayOfWeek: day, windows: present, before: former }]),
          title: isActive ? 'Availability Enabled' : 'Availability Disabled',
          description:
            isActive && first ? describeOffer(first) : 'These hours are no longer offered.',
          days: [{ dayOfWeek: day, former, present }],
        };
      },
      failure: 'Failed to update availability',
    });
  }

  return (
    <div className={styles.day}>
      <div className={styles.tick}>
        <Switch
          isOn={isOpen}
          isBusy={change.isPending}
          label={name}
          onToggle={(isOn) => turn(isOn)}
        >
          <span aria-hidden="true">{weekday}</span>
        </Switch>
      </div>
      <div className={styles.windows}>
        {!isOpen && <span className={styles.none}>No calls</span>}
        <ul>
          {ofDay.map((slot) => (
            <li key={slot.id}>
              {slot.isActive ? (
                <WindowFields slot={slot} ofDay={ofDay} />
              ) : (
                <s className={styles.off}>{describeTimes(slot)}</s>
              )}
              {!slot.isActive && isOpen && (
                <ActionButton onClick={() => turn(true, slot)}>
                  Turn on<span className="sr-only"> {describeTimes(slot)}</span>
                </ActionButton>
              )}
              <RemoveWindow slot={slot} />
              {describeNotOffered(slot) && (
                <span className={styles.remark}>{describeNotOffered(slot)}</span>
              )}
            </li>
          ))}
        </ul>
        <div className={styles.tools}>
          <ActionButton aria-disabled={change.isPending} onClick={() => change.isPending || add()}>
            + window<span className="sr-only"> on {weekday}</span>
          </ActionButton>
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

const wholeDay = { startTime: slotGrid.first, endTime: slotGrid.closing };

/** Deletes a window after a question, as the specification wants it. It comes back by Undo. */
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
          const left = stored.filter((other) => other.id !== id);
          return {
            send: () => deleteSlot(id),
            title: 'Availability Deleted',
            description: 'These hours are deleted.',
            days: [{ dayOfWeek, former: toDayWindows(stored), present: toDayWindows(left) }],
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
            {name}, Eastern Time. Booked appointments are kept, but visitors can no longer book in
            these hours.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
