import {
  allTaken,
  chooseDay,
  laterWeeksNotOpen,
  laterWeeksOpen,
  noTimesInWeek,
  seeNextWeek,
} from '~/content/slot-picker';
import { formatDayOfYear } from '~/lib/eastern-display';
import { Button } from '~/ui/button';
import type { WeekSlots } from './use-week-slots';

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
