import type { TimeOfDay } from '@agency/contracts';
import type { DaySlots } from '~/features/calendar/use-week-slots';
import { formatDay } from '~/lib/eastern-display';
import { SlotButton } from './slot-button';
import { SlotSkeleton } from './slot-skeleton';
import { TideLine } from './tide-line';

interface SlotBoardProps {
  day: DaySlots;
  isLoading: boolean;
  isLocked: boolean;
  chosen: TimeOfDay | undefined;
  zone: string;
  present: Date | undefined;
  onChoose: (time: TimeOfDay) => void;
}

/** A day's times along the tide line: down the margin of a narrow page, across a wide one. */
export function SlotBoard(props: SlotBoardProps) {
  const { day, isLoading, isLocked, chosen, zone, present, onChoose } = props;
  const line = { day: day.day, slots: isLoading ? [] : day.slots, chosen };
  return (
    <fieldset disabled={isLocked} className="mt-6 min-w-0 border-t border-sand pt-5">
      <legend className="sr-only">Choose a time on {formatDay(day.day)}</legend>
      <p aria-hidden="true" className="font-display text-title">
        {formatDay(day.day)}
      </p>
      {!isLoading && day.openCount === 0 && (
        <p className="mt-1 text-small text-slate">No times left on this day.</p>
      )}
      <div className="mt-4 grid grid-cols-[3.75rem_1fr] @3xl:grid-cols-1">
        <TideLine {...line} axis="y" className="h-full w-full @3xl:hidden" />
        <TideLine {...line} axis="x" className="hidden h-24 w-full @3xl:block" />
        <div className="grid auto-rows-[3.75rem] grid-cols-2 gap-2 py-1 @3xl:grid-flow-col @3xl:grid-cols-8 @3xl:grid-rows-[repeat(2,3.75rem)] @3xl:pt-2">
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
