import type { EasternDate } from '@agency/contracts';
import type { WeekSlots } from '~/features/calendar/use-week-slots';
import { DayButton } from './day-button';

interface DayPickerProps {
  week: WeekSlots;
  today: EasternDate;
  chosen: EasternDate | null;
  isLocked: boolean;
  onChoose: (day: EasternDate) => void;
}

/** Monday to Friday. Days that have passed cannot be chosen. */
export function DayPicker({ week, today, chosen, isLocked, onChoose }: DayPickerProps) {
  return (
    <fieldset disabled={isLocked} className="mt-5 min-w-0">
      <legend className="sr-only">Choose a day</legend>
      <div className="grid grid-cols-5 gap-1.5 @md:gap-2.5">
        {week.days.map((day) => (
          <DayButton
            key={day.day}
            day={day}
            isLoading={week.isLoading}
            isPast={day.day < today}
            isToday={day.day === today}
            isChosen={day.day === chosen}
            onChoose={() => onChoose(day.day)}
          />
        ))}
      </div>
    </fieldset>
  );
}
