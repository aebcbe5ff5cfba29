import { type Slot, slotGrid, type TimeOfDay } from '@agency/contracts';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import {
  allTaken,
  chooseDay,
  chooseTimeOn,
  inEasternTime,
  inYourTime,
  laterWeeksNotOpen,
  laterWeeksOpen,
  loadingTimes,
  noTimesInWeek,
  noTimesOnDay,
  presentTimeLabel,
  seeNextWeek,
  unavailableLabels,
} from '~/content/slot-picker';
import {
  formatDay,
  formatDayOfYear,
  formatEasternTime,
  localTimeIfDifferent,
} from '~/lib/eastern-display';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import styles from './slot-picker.module.css';
import type { WeekSlots } from './use-week-slots';
import type { DaySlots } from './week-days';

interface TimePickerProps {
  day: DaySlots;
  isLoading: boolean;
  isLocked: boolean;
  chosen: TimeOfDay | undefined;
  zone: string;
  present: Date | undefined;
  /** Leaves out times that cannot be booked. */
  hasOnlyFree?: boolean;
  onChoose: (time: TimeOfDay) => void;
  /** The panel for the chosen time. */
  children: ReactNode;
}

const slotsPerHour = 60 / slotGrid.stepMinutes;

/**
 * A day's times. The chosen time's panel follows its hour, also in tab order; where the hours are columns, it is below
 * them all.
 */
export function TimePicker(props: TimePickerProps) {
  const { day, isLoading, isLocked, chosen, zone, present, onChoose, children } = props;
  const isListed = ({ time, unavailableReason }: Slot) =>
    !props.hasOnlyFree || unavailableReason === null || time === chosen;
  const hours = day.slots.length / slotsPerHour;
  const chosenHour = Math.floor(day.slots.findIndex(({ time }) => time === chosen) / slotsPerHour);
  const hoursBefore = children && chosenHour >= 0 ? chosenHour + 1 : hours;
  return (
    <fieldset className="mt-6 min-w-0 border-t border-sand pt-5">
      <legend className="sr-only">{chooseTimeOn(formatDay(day.day))}</legend>
      <p aria-hidden="true" className="font-display text-title">
        {formatDayOfYear(day.day)}
      </p>
      {!isLoading && day.openCount === 0 && (
        <p className="mt-1 text-small text-slate">{noTimesOnDay}</p>
      )}
      <div className={styles.times} style={{ '--hours-before': hoursBefore } as CSSProperties}>
        {day.slots.map((slot, index) =>
          isLoading ? (
            <SlotSkeleton key={slot.time} />
          ) : (
            <Fragment key={slot.time}>
              {isListed(slot) && (
                <SlotButton
                  slot={slot}
                  zone={zone}
                  isLocked={isLocked}
                  isChosen={slot.time === chosen}
                  isPresent={slot.startsAt.getTime() === present?.getTime()}
                  onChoose={() => onChoose(slot.time)}
                />
              )}
              {index + 1 === hoursBefore * slotsPerHour && children}
            </Fragment>
          ),
        )}
      </div>
      {isLoading && (
        <p role="status" className="sr-only">
          {loadingTimes}
        </p>
      )}
    </fieldset>
  );
}

interface SlotButtonProps {
  slot: Slot;
  zone: string;
  isLocked: boolean;
  isChosen: boolean;
  /** The current time of the appointment that is being moved. */
  isPresent: boolean;
  onChoose: () => void;
}

/** A slot that cannot be booked stays visible with the reason. */
function SlotButton(props: SlotButtonProps) {
  const { slot, zone, isLocked, isChosen, isPresent, onChoose } = props;
  const local = localTimeIfDifferent(slot.startsAt, zone);
  // The chosen time may have been taken by its own booking.
  const reason = isChosen ? null : slot.unavailableReason;
  const isOpen = reason === null;
  return (
    <button
      type="button"
      disabled={slot.unavailableReason !== null || isLocked}
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
      {reason ? (
        <span className="text-fine">
          {isPresent ? presentTimeLabel : unavailableLabels[reason]}
        </span>
      ) : (
        local && (
          <span className={classNames('text-fine italic', !isChosen && 'text-slate')}>
            <span className="sr-only">{inEasternTime} </span>
            {local}
            <span className="sr-only"> {inYourTime}</span>
          </span>
        )
      )}
    </button>
  );
}

/** Reserves a slot's space while the week loads. */
function SlotSkeleton() {
  return (
    <span
      aria-hidden="true"
      className="rounded-sheet border border-sand bg-sand/40 motion-safe:animate-pulse"
    />
  );
}

interface DayPromptProps {
  week: WeekSlots;
  /** Whether a later week has a free time; undefined while unknown. */
  hasLater: boolean | undefined;
  onNextWeek: () => void;
}

/** Why no later week has a free time. */
function noneLeft({ answer, hasNextWeek }: WeekSlots): string {
  return answer?.lastDay && hasNextWeek
    ? allTaken(formatDayOfYear(answer.lastDay))
    : laterWeeksNotOpen;
}

/** Shown in place of the times while no day is chosen. */
export function DayPrompt({ week, hasLater, onNextWeek }: DayPromptProps) {
  const isFull = !week.isLoading && week.days.every((day) => day.openCount === 0);
  if (!isFull) {
    return <p className="mt-6 border-t border-sand pt-5 font-display text-title">{chooseDay}</p>;
  }
  return (
    <div role="status" className="mt-6 grid justify-items-start gap-4 border-t border-sand pt-5">
      <div>
        <p className="font-display text-title">{noTimesInWeek}</p>
        {hasLater !== undefined && (
          <p className="mt-1 text-small text-slate">{hasLater ? laterWeeksOpen : noneLeft(week)}</p>
        )}
      </div>
      {hasLater !== false && (
        <Button variant="secondary" onClick={onNextWeek}>
          {seeNextWeek}
        </Button>
      )}
    </div>
  );
}
