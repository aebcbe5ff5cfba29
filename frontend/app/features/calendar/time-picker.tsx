import type { Slot, TimeOfDay } from '@agency/contracts';
import {
  formatDay,
  formatDayOfYear,
  formatEasternTime,
  localTimeIfDifferent,
} from '~/lib/eastern-display';
import { classNames } from '~/ui/class-names';
import styles from './calendar.module.css';
import { presentTimeLabel, unavailableLabels } from './slot-labels';
import { TideLine } from './tide-line';
import type { DaySlots } from './week-days';

interface TimePickerProps {
  day: DaySlots;
  isLoading: boolean;
  isLocked: boolean;
  chosen: TimeOfDay | undefined;
  zone: string;
  present: Date | undefined;
  onChoose: (time: TimeOfDay) => void;
}

/** A day's times, with a timeline beside them on narrow pages and above them on wide ones. */
export function TimePicker(props: TimePickerProps) {
  const { day, isLoading, isLocked, chosen, zone, present, onChoose } = props;
  const line = { day: day.day, slots: isLoading ? [] : day.slots, chosen };
  return (
    <fieldset disabled={isLocked} className="mt-6 min-w-0 border-t border-sand pt-5">
      <legend className="sr-only">Choose a time on {formatDay(day.day)}</legend>
      <p aria-hidden="true" className="font-display text-title">
        {formatDayOfYear(day.day)}
      </p>
      {!isLoading && day.openCount === 0 && (
        <p className="mt-1 text-small text-slate">No times left on this day.</p>
      )}
      <div className={styles.times}>
        <TideLine {...line} axis="y" className="h-full w-full" />
        <TideLine {...line} axis="x" className="h-24 w-full" />
        <div className={styles.slots}>
          {day.slots.map((slot) =>
            isLoading ? (
              <SlotSkeleton key={slot.time} />
            ) : (
              <SlotButton
                key={slot.time}
                slot={slot}
                zone={zone}
                isChosen={slot.time === chosen}
                isPresent={slot.startsAt.getTime() === present?.getTime()}
                onChoose={() => onChoose(slot.time)}
              />
            ),
          )}
        </div>
      </div>
      {isLoading && (
        <p role="status" className="sr-only">
          Loading the times of this week
        </p>
      )}
    </fieldset>
  );
}

interface SlotButtonProps {
  slot: Slot;
  zone: string;
  isChosen: boolean;
  /** The current time of the appointment that is being moved. */
  isPresent: boolean;
  onChoose: () => void;
}

/** A slot that cannot be booked stays visible and says why. */
function SlotButton({ slot, zone, isChosen, isPresent, onChoose }: SlotButtonProps) {
  const local = localTimeIfDifferent(slot.startsAt, zone);
  const isOpen = slot.unavailableReason === null;
  return (
    <button
      type="button"
      disabled={!isOpen}
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        'grid content-center justify-items-center rounded-sheet border px-1 leading-tight transition-colors',
        'disabled:cursor-not-allowed',
        !isOpen && 'border-transparent bg-sand/35 text-slate',
        isOpen &&
          (isChosen
            ? 'border-magenta bg-magenta text-white forced-colors:border-4'
            : 'border-channel/50 bg-white text-ink enabled:hover:border-channel enabled:hover:bg-shallows'),
      )}
    >
      <span
        className={classNames(
          'text-small font-semibold tabular-nums',
          !isOpen && 'font-normal line-through decoration-1',
        )}
      >
        {formatEasternTime(slot.startsAt)}
      </span>{' '}
      {slot.unavailableReason ? (
        <span className="text-fine">
          {isPresent ? presentTimeLabel : unavailableLabels[slot.unavailableReason]}
        </span>
      ) : (
        local && (
          <span className={classNames('text-fine italic', !isChosen && 'text-slate')}>
            <span className="sr-only">Eastern Time, </span>
            {local}
            <span className="sr-only"> your time</span>
          </span>
        )
      )}
    </button>
  );
}

/** Holds a slot's place while the week loads. */
function SlotSkeleton() {
  return (
    <span
      aria-hidden="true"
      className="rounded-sheet border border-sand bg-sand/40 motion-safe:animate-pulse"
    />
  );
}
