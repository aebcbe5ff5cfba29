import { addDays, easternDateOf, mondayOf, unavailableReasonMessages } from '@agency/contracts';
import { useId, useReducer, useRef } from 'react';
import { earliestMonday } from '~/lib/calendar/booking-week';
import { useWeekSlots } from '~/lib/calendar/use-week-slots';
import type { Clock } from '~/lib/clock';
import { formatDay, visitorZone } from '~/lib/eastern-display';
import { useCurrentMinute } from '~/lib/use-current-minute';
import { nextChoice, openingChoice } from '../choice';
import { type SlotOrder, useBooking } from '../use-booking';
import { Confirmation, type ConfirmationWords } from './confirmation';
import { DayPicker } from './day-picker';
import { DayPrompt } from './day-prompt';
import { LostTime } from './lost-time';
import { SlotBoard } from './slot-board';
import { WeekHeader } from './week-header';
import { ZoneNote } from './zone-note';

export interface SlotChoiceWords extends ConfirmationWords {
  title: string;
  lead: string;
}

interface SlotChoiceProps<Call> {
  words: SlotChoiceWords;
  order: SlotOrder<Call>;
  clock: Clock;
  /** When the call takes place now, if it is being moved. */
  present?: Date;
}

/** Week, day, time, confirmation: each step shows once the one before it is taken. */
export function SlotChoice<Call>({ words, order, clock, present }: SlotChoiceProps<Call>) {
  const titleId = useId();
  const board = useRef<HTMLDivElement>(null);
  const now = useCurrentMinute(clock);
  const earliest = earliestMonday(now);
  const opening = present ? mondayOf(easternDateOf(present)) : earliest;
  const [choice, dispatch] = useReducer(nextChoice, opening, openingChoice);
  // A page left open runs on: what has passed meanwhile is no choice any more.
  const isOver = choice.monday < earliest;
  const monday = isOver ? earliest : choice.monday;
  const day = choice.day !== null && choice.day >= easternDateOf(now) ? choice.day : null;

  const week = useWeekSlots(monday, now, { present });
  const { book, isBooking } = useBooking({ order, monday, dispatch });
  const shown = week.days.find((candidate) => candidate.day === day);
  const picked = shown?.slots.find((slot) => slot.time === choice.time);
  const slot = picked && (picked.unavailableReason === null || isBooking) ? picked : undefined;
  const lost =
    choice.lost ??
    (picked?.unavailableReason && !slot && unavailableReasonMessages[picked.unavailableReason]);
  const zone = visitorZone();

  return (
    <section aria-labelledby={titleId} className="@container">
      <header className="max-w-[46rem]">
        <h2 id={titleId} className="text-heading">
          {words.title}
        </h2>
        <p className="mt-3 text-lead text-slate">{words.lead}</p>
        <ZoneNote now={now} zone={zone} />
      </header>
      <WeekHeader
        days={week.days.map((candidate) => candidate.day)}
        hasPrevious={monday > earliest}
        hasNext={week.hasNextWeek}
        isLocked={isBooking}
        onMove={(days) => dispatch({ type: 'week-shown', monday: addDays(monday, days) })}
      />
      <DayPicker
        week={week}
        today={easternDateOf(now)}
        chosen={day}
        isLocked={isBooking}
        onChoose={(chosen) => {
          order.prepare?.();
          dispatch({ type: 'day-chosen', day: chosen });
        }}
      />
      <p aria-live="polite" className="sr-only">
        {shown && !week.isLoading && `${formatDay(shown.day)}: ${shown.openCount} times available`}
      </p>
      {lost && <LostTime key={lost} sentence={lost} />}
      <div ref={board}>
        {shown ? (
          <SlotBoard
            day={shown}
            isLoading={week.isLoading}
            isLocked={isBooking}
            chosen={slot?.time}
            zone={zone}
            present={present}
            onChoose={(time) => dispatch({ type: 'time-chosen', time })}
          />
        ) : (
          <DayPrompt
            monday={monday}
            week={week}
            onNextWeek={() => dispatch({ type: 'week-shown', monday: addDays(monday, 7) })}
          />
        )}
      </div>
      {slot && (
        <Confirmation
          key={slot.startsAt.getTime()}
          slot={slot}
          words={words}
          zone={zone}
          isBooking={isBooking}
          refused={choice.refused}
          onConfirm={() => book(slot)}
          onRelease={() => {
            board.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
            dispatch({ type: 'time-released' });
          }}
        />
      )}
    </section>
  );
}
