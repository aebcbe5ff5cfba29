import { Button } from '~/ui/button';
import type { WeekSlots } from '../use-week-slots';

interface DayPromptProps {
  week: WeekSlots;
  onNextWeek: () => void;
}

/** What stands in the place of the times while no day is chosen. */
export function DayPrompt({ week, onNextWeek }: DayPromptProps) {
  const isFull = !week.isLoading && week.days.every((day) => day.openCount === 0);
  if (!isFull) {
    return (
      <p className="mt-5 border-t border-sand pt-5 text-small text-slate">
        Choose a day to see its times.
      </p>
    );
  }
  return (
    <div role="status" className="mt-5 grid justify-items-start gap-4 border-t border-sand pt-5">
      <div>
        <p className="font-display text-title">No times left this week</p>
        <p className="mt-1 text-small text-slate">
          {week.hasNextWeek
            ? 'The calendar is open again further on.'
            : 'Our calendar does not reach further yet. Please look in again tomorrow.'}
        </p>
      </div>
      {week.hasNextWeek && (
        <Button variant="secondary" onClick={onNextWeek}>
          Look at the week after
        </Button>
      )}
    </div>
  );
}
