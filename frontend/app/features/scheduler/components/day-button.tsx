import type { DaySlots } from '~/features/calendar/use-week-slots';
import { dayParts, formatDay } from '~/lib/eastern-display';
import { classNames } from '~/ui/class-names';
import { WaterLevel } from './water-level';

interface DayButtonProps {
  day: DaySlots;
  isLoading: boolean;
  isPast: boolean;
  isToday: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

/** One day as a tide gauge: the more times are open, the higher the water stands. */
export function DayButton(props: DayButtonProps) {
  const { day, isLoading, isPast, isToday, isChosen, onChoose } = props;
  const { weekday, month, date } = dayParts(day.day);
  return (
    <button
      type="button"
      disabled={isPast}
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        'relative isolate grid justify-items-center gap-1 overflow-hidden rounded-sheet border px-1 py-3 text-ink transition-colors',
        'disabled:cursor-not-allowed disabled:border-sand disabled:bg-transparent disabled:text-slate',
        isChosen
          ? 'border-magenta bg-white after:absolute after:inset-0 after:rounded-sheet after:border-2 after:border-magenta'
          : 'border-channel/40 bg-white enabled:hover:border-channel',
      )}
    >
      {!isPast && !isLoading && <WaterLevel share={day.openCount / day.slots.length} />}
      <span className="sr-only">{formatDay(day.day)}, </span>
      <span aria-hidden="true" className="text-fine font-semibold">
        {isToday ? 'Today' : weekday}
      </span>
      <span aria-hidden="true" className="font-display text-title leading-none tabular-nums">
        {date}
      </span>
      <span aria-hidden="true" className="text-fine">
        {month}
      </span>
      <span
        className={classNames(
          'mt-1 min-h-[1.45em] text-fine font-semibold',
          isPast && 'font-normal',
        )}
      >
        {isPast && 'Past'}
        {!isPast && !isLoading && (
          <>
            {day.openCount}
            <span className="sr-only @xs:not-sr-only"> open</span>
          </>
        )}
      </span>
    </button>
  );
}
