import type { EasternDate } from '@agency/contracts';
import { useEffect, useRef } from 'react';
import { formatDayRange } from '~/lib/eastern-display';
import { Button } from '~/ui/button';

interface WeekHeaderProps {
  days: EasternDate[];
  hasPrevious: boolean;
  hasNext: boolean;
  isLocked: boolean;
  headingLevel: 3 | 5;
  onMove: (days: 7 | -7) => void;
}

/** The displayed week, with buttons to the ones before and after. */
export function WeekHeader(props: WeekHeaderProps) {
  const { days, hasPrevious, hasNext, isLocked, headingLevel, onMove } = props;
  const Heading = `h${headingLevel}` as const;
  const [first, last] = [days[0], days.at(-1)];
  const range = useRef<HTMLHeadingElement>(null);
  const moved = useRef<7 | -7>(undefined);

  useEffect(() => {
    // The last week disables the pressed button, which then loses the focus.
    const isAtEnd = moved.current === 7 ? !hasNext : moved.current === -7 && !hasPrevious;
    moved.current = undefined;
    if (isAtEnd) range.current?.focus();
  });

  function move(by: 7 | -7): void {
    moved.current = by;
    onMove(by);
  }

  return (
    <div className="mt-4 grid grid-cols-2 items-center gap-2 @2xl:grid-cols-[auto_1fr_auto]">
      <Heading
        ref={range}
        tabIndex={-1}
        aria-live="polite"
        className="col-span-2 text-lead @2xl:text-title @2xl:order-2 @2xl:col-span-1 @2xl:text-center"
      >
        {first && last && formatDayRange(first, last)}
      </Heading>
      <Button
        variant="secondary"
        className="justify-self-start whitespace-nowrap px-3! @2xl:order-1 @2xl:px-5!"
        disabled={!hasPrevious || isLocked}
        onClick={() => move(-7)}
      >
        <Arrow className="-scale-x-100" />
        Previous Week
      </Button>
      <Button
        variant="secondary"
        className="justify-self-end whitespace-nowrap px-3! @2xl:order-3 @2xl:px-5!"
        disabled={!hasNext || isLocked}
        onClick={() => move(7)}
      >
        Next Week
        <Arrow />
      </Button>
    </div>
  );
}

function Arrow({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className={`size-4 ${className}`} fill="none">
      <path d="M2 8h11M9 4l4 4-4 4" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
