import type { SlotUnavailableReason, TimeOfDay } from '@agency/contracts';
import type { DaySlots } from '~/lib/calendar/use-week-slots';
import { formatDay, formatEasternTime } from '~/lib/eastern-display';

/** Why a time is not to be had, in the space of a button. */
const reasons: Record<SlotUnavailableReason, string> = {
  weekend: 'closed',
  past: 'past',
  'day-off': 'day off',
  closed: 'closed',
  'too-soon': 'too soon',
  'too-far': 'too far',
  taken: 'taken',
};

interface MoveTimesProps {
  day: DaySlots;
  present: Date;
  chosen: TimeOfDay | undefined;
  isLocked: boolean;
  onChoose: (time: TimeOfDay) => void;
}

/** A day's starts. What is not free says why. */
export function MoveTimes({ day, present, chosen, isLocked, onChoose }: MoveTimesProps) {
  return (
    <fieldset disabled={isLocked} className="move-times">
      <legend className="sr-only">Time on {formatDay(day.day)}, Eastern Time</legend>
      {day.slots.map(({ time, startsAt, unavailableReason }) => (
        <button
          key={time}
          type="button"
          disabled={unavailableReason !== null}
          aria-pressed={time === chosen}
          onClick={() => onChoose(time)}
        >
          {formatEasternTime(startsAt)}
          {unavailableReason && (
            <span>
              {startsAt.getTime() === present.getTime() ? 'now' : reasons[unavailableReason]}
            </span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
