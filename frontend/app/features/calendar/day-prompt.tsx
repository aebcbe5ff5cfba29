import type { EasternDate } from '@agency/contracts';
import type { ReactNode } from 'react';
import { Button } from '~/ui/button';
import { TideLine } from './tide-line';
import type { WeekSlots } from './use-week-slots';

interface DayPromptProps {
  monday: EasternDate;
  week: WeekSlots;
  /** Whether a later week has a free time; undefined while that is not known. */
  hasLater: boolean | undefined;
  nextFree: ReactNode;
  onNextWeek: () => void;
}

/** Fills the place of the times while no day is chosen. */
export function DayPrompt({ monday, week, hasLater, nextFree, onNextWeek }: DayPromptProps) {
  if (!isFull(week)) {
    return (
      <div className="mt-6 border-t border-sand pt-5">
        <p className="font-display text-title">Choose a day to see its times.</p>
        <TideLine
          axis="x"
          day={monday}
          slots={[]}
          chosen={undefined}
          className="mt-4 h-24 w-full opacity-70"
        />
      </div>
    );
  }
  return (
    <div role="status" className="mt-6 grid justify-items-start gap-4 border-t border-sand pt-5">
      <div>
        <p className="font-display text-title">No times left this week</p>
        {hasLater !== undefined && (
          <p className="mt-1 text-small text-slate">
            {hasLater
              ? 'Later weeks have open times.'
              : 'Later weeks are not open for booking yet. Please check again tomorrow.'}
          </p>
        )}
      </div>
      {hasLater !== false && (
        <div className="flex flex-wrap gap-3">
          {nextFree}
          <Button variant="secondary" onClick={onNextWeek}>
            See Next Week
          </Button>
        </div>
      )}
    </div>
  );
}

/** Whether the week has been read, and has no time left. */
export function isFull({ isLoading, days }: WeekSlots): boolean {
  return !isLoading && days.every((day) => day.openCount === 0);
}
