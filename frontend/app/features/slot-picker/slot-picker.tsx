import {
  addDays,
  type EasternDate,
  easternDateOf,
  mondayOf,
  unavailableReasonMessages,
} from '@agency/contracts';
import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  allTimesEastern,
  localTimeNote,
  nextFreeTime,
  timesAvailable,
} from '~/content/slot-picker';
import { bringIntoView } from '~/lib/bring-into-view';
import { useCurrentMinute } from '~/lib/clock';
import {
  formatBriefDay,
  formatDay,
  formatEasternTime,
  localTimeIfDifferent,
  visitorZone,
  zoneInWords,
} from '~/lib/eastern-display';
import { AlertText } from '~/ui/alert-text';
import { classNames } from '~/ui/class-names';
import { useFocusOnOpen } from '~/ui/use-focus';
import { Confirmation, type ConfirmationTexts } from './confirmation';
import { DayPicker } from './day-picker';
import styles from './slot-picker.module.css';
import {
  type BookingHandlers,
  initialSelection,
  selectionOf,
  slotPickerReducer,
  useBookSlot,
} from './slot-selection';
import { DayPrompt, TimePicker } from './time-picker';
import { useNextFreeTime, useWeekSlots, type WeekSlots } from './use-week-slots';
import { earliestMonday, type FreeTime } from './week-days';
import { NextFreeButton, WeekHeader } from './week-header';

interface SlotPickerProps<Appointment> extends BookingHandlers<Appointment> {
  texts: ConfirmationTexts;
  /** The appointment's current time, if it is being moved. */
  present?: Date;
  /** The owner may book beyond the horizon, and sees days and free times without drawings. */
  isOwner?: boolean;
  /** The day that is open at first. Default: none. */
  initialDay?: EasternDate;
  /** The time whose confirmation is open at first, if it is free. Otherwise the picker says why not. */
  initialTime?: Date;
  /** Heading level of the week and the confirmation: one below the title around the picker. */
  headingLevel?: 3 | 5;
  /** Additional questions of the confirmation, above its button. */
  addition?: ReactNode;
  /** Called some seconds before a time can be confirmed, to load what sending needs. */
  onDayChosen?: () => void;
}

/** Week, day, time, confirmation: each step appears once the previous one is done. */
export function SlotPicker<Appointment>(props: SlotPickerProps<Appointment>) {
  const { texts, present, isOwner, initialDay, initialTime, headingLevel = 3, onDayChosen } = props;
  const { addition } = props;
  const timePicker = useRef<HTMLDivElement>(null);
  const now = useCurrentMinute();
  const earliest = earliestMonday(now);
  const firstMonday = present ? mondayOf(easternDateOf(present)) : earliest;
  const [selection, dispatch] = useReducer(slotPickerReducer, firstMonday, (monday) =>
    initialTime ? selectionOf(initialTime, now) : initialSelection(monday, initialDay),
  );
  // On a page left open, the selected week or day may be over by now.
  const isWeekOver = selection.monday < earliest;
  const monday = isWeekOver ? earliest : selection.monday;
  const today = easternDateOf(now);
  const day = selection.day !== null && selection.day >= today ? selection.day : null;

  const week = useWeekSlots(monday, now, { present, isOwner });
  const { bookSlot, isBooking } = useBookSlot({
    handlers: props,
    markTaken: week.markTaken,
    dispatch,
  });
  const shown = week.days.find((candidate) => candidate.day === day);
  const picked = shown?.slots.find((slot) => slot.time === selection.time);
  // A booking whose answer was lost may be what took the time: it stays, to be confirmed again.
  const isKept = isBooking || selection.mayBeBooked;
  const slot = picked && (picked.unavailableReason === null || isKept) ? picked : undefined;
  const lost =
    selection.lost ??
    (picked?.unavailableReason && !slot && unavailableReasonMessages[picked.unavailableReason]);
  const zone = visitorZone();
  const nextFree = useNextFreeTime(monday, week);

  useEffect(() => {
    if (initialTime) onDayChosen?.();
  }, [initialTime, onDayChosen]);

  function chooseDay(chosen: EasternDate): void {
    onDayChosen?.();
    flushSync(() => dispatch({ type: 'day-chosen', day: chosen }));
    // Not by keyboard: that would scroll the focused day out of view, and Tab leads to the times anyway.
    if (!document.activeElement?.matches(':focus-visible')) bringIntoView(timePicker.current);
  }

  function chooseFreeTime(free: FreeTime): void {
    onDayChosen?.();
    dispatch({ type: 'free-time-chosen', free });
  }

  function releaseTime(): void {
    const timeThatIs = (pressed: boolean) =>
      timePicker.current?.querySelector<HTMLElement>(`[aria-pressed="${pressed}"]:enabled`);
    // The chosen time may have been taken by its own booking.
    (timeThatIs(true) ?? timeThatIs(false))?.focus();
    dispatch({ type: 'time-released' });
  }

  return (
    <div className={classNames('@container', isOwner && styles.plain)}>
      <div className={styles.nextFree}>
        {nextFree.found && (
          <NextFreeButton
            free={nextFree.found}
            zone={zone}
            isLocked={isBooking}
            onChoose={chooseFreeTime}
          />
        )}
      </div>
      <WeekHeader
        days={week.days.map((candidate) => candidate.day)}
        hasPrevious={monday > earliest}
        hasNext={week.hasNextWeek}
        isLocked={isBooking}
        headingLevel={headingLevel}
        onMove={(days) => dispatch({ type: 'week-shown', monday: addDays(monday, days) })}
      />
      <DayPicker week={week} today={today} chosen={day} isLocked={isBooking} onChoose={chooseDay} />
      <ZoneNote week={week} zone={zone} />
      <p aria-live="polite" className="sr-only">
        {/* The visible week's name is announced on its own: this says only that the first one's times are in. */}
        {shown
          ? !week.isLoading && timesAvailable(formatDay(shown.day), shown.openCount)
          : monday === firstMonday && nextFree.found && inWords(nextFree.found)}
      </p>
      {lost && <LostTime key={lost} sentence={lost} />}
      <div ref={timePicker}>
        {shown ? (
          <TimePicker
            day={shown}
            isLoading={week.isLoading}
            isLocked={isBooking}
            chosen={slot?.time}
            zone={zone}
            present={present}
            hasOnlyFree={isOwner}
            onChoose={(time) => dispatch({ type: 'time-chosen', time })}
          >
            {slot && (
              <Confirmation
                key={slot.startsAt.getTime()}
                slot={slot}
                texts={texts}
                zone={zone}
                isBooking={isBooking}
                failure={selection.failure}
                headingLevel={headingLevel}
                addition={addition}
                onConfirm={() => bookSlot(slot)}
                onRelease={releaseTime}
              />
            )}
          </TimePicker>
        ) : (
          <DayPrompt
            week={week}
            hasLater={nextFree.isSearching ? undefined : nextFree.found !== null}
            onNextWeek={() => dispatch({ type: 'week-shown', monday: addDays(monday, 7) })}
          />
        )}
      </div>
    </div>
  );
}

const inWords = ({ day, slot }: FreeTime) =>
  nextFreeTime(formatBriefDay(day), formatEasternTime(slot.startsAt));

/** Zones may agree in one week and differ in the next, so this depends on the visible week. */
function ZoneNote({ week, zone }: { week: WeekSlots; zone: string }) {
  const starts = week.days.flatMap(({ slots }) => slots.slice(0, 1));
  const elsewhere = starts.find(({ startsAt }) => localTimeIfDifferent(startsAt, zone));
  return (
    <p className="mt-3 text-fine text-slate">
      {allTimesEastern}
      {elsewhere && ` ${localTimeNote(zoneInWords(elsewhere.startsAt, zone))}`}
    </p>
  );
}

/** Takes the focus, because the button that had it is gone. */
function LostTime({ sentence }: { sentence: string }) {
  const notice = useFocusOnOpen<HTMLParagraphElement>();
  return (
    <AlertText ref={notice} tabIndex={-1} className="mt-5 bg-white px-4 py-3">
      {sentence}
    </AlertText>
  );
}
