import type { EasternDate } from '@agency/contracts';
import type { WeekSlots } from '~/features/calendar/use-week-slots';
import { dayParts, formatDay } from '~/lib/eastern-display';

interface MoveDaysProps {
  week: WeekSlots;
  today: EasternDate;
  chosen: EasternDate;
  isLocked: boolean;
  onChoose: (day: EasternDate) => void;
}

/** Monday to Friday, each with how many starts are free. */
export function MoveDays({ week, today, chosen, isLocked, onChoose }: MoveDaysProps) {
  return (
    <fieldset disabled={isLocked} className="move-days">
      <legend className="sr-only">Day</legend>
      {week.days.map(({ day, openCount }) => {
        const { weekday, date } = dayParts(day);
        return (
          <button
            key={day}
            type="button"
            disabled={day < today}
            aria-pressed={day === chosen}
            onClick={() => onChoose(day)}
          >
            <span className="sr-only">{formatDay(day)}, </span>
            <span aria-hidden="true">{weekday}</span>
            <strong aria-hidden="true">{date}</strong>
            <span className="desk-minor">
              {day < today ? 'past' : week.isLoading ? '…' : `${openCount} free`}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
