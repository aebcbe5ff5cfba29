import type { EasternDate } from '@agency/contracts';
import { useEffect, useRef } from 'react';
import { yourTime } from '~/content/call-facts';
import { inEasternTime, nextFreeTime, nextWeek, previousWeek } from '~/content/slot-picker';
import {
  formatBriefDay,
  formatDayRange,
  formatEasternTime,
  localTimeIfDifferent,
  zoneInWords,
} from '~/lib/eastern-display';
import { Button } from '~/ui/button';
import styles from './slot-picker.module.css';
import type { FreeTime } from './week-days';

interface WeekHeaderProps {
  days: EasternDate[];
  hasPrevious: boolean;
  hasNext: boolean;
  isLocked: boolean;
  headingLevel: 3 | 5;
  onMove: (days: 7 | -7) => void;
}

/** The visible week, with buttons for the previous and next one. */
export function WeekHeader(props: WeekHeaderProps) {
  const { days, hasPrevious, hasNext, isLocked, headingLevel, onMove } = props;
  const Heading = `h${headingLevel}` as const;
  const [first, last] = [days[0], days.at(-1)];
  const range = useRef<HTMLHeadingElement>(null);
  const moved = useRef<7 | -7>(undefined);

  useEffect(() => {
    // On the last week the pressed button is disabled and loses the focus.
    const isAtEnd = moved.current === 7 ? !hasNext : moved.current === -7 && !hasPrevious;
    moved.current = undefined;
    if (isAtEnd) range.current?.focus();
  });

  function move(by: 7 | -7): void {
    moved.current = by;
    onMove(by);
  }

  return (
    <div className={styles.week}>
      <Heading ref={range} tabIndex={-1} aria-live="polite" className={styles.range}>
        {first && last && formatDayRange(first, last)}
      </Heading>
      <Button variant="secondary" disabled={!hasPrevious || isLocked} onClick={() => move(-7)}>
        <Arrow className="-scale-x-100" />
        {previousWeek}
      </Button>
      <Button variant="secondary" disabled={!hasNext || isLocked} onClick={() => move(7)}>
        {nextWeek}
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

interface NextFreeButtonProps {
  free: FreeTime;
  zone: string;
  isLocked: boolean;
  onChoose: (free: FreeTime) => void;
}

/** Chooses week, day and time in one press. */
export function NextFreeButton({ free, zone, isLocked, onChoose }: NextFreeButtonProps) {
  const { startsAt } = free.slot;
  const local = localTimeIfDifferent(startsAt, zone);
  return (
    <Button
      variant="secondary"
      disabled={isLocked}
      className={styles.free}
      onClick={() => onChoose(free)}
    >
      <span>{nextFreeTime(formatBriefDay(free.day), formatEasternTime(startsAt))}</span>{' '}
      {local && (
        <span className="text-fine font-normal italic text-slate">
          <span className="sr-only">{inEasternTime} </span>
          {yourTime(local, zoneInWords(startsAt, zone))}
        </span>
      )}
    </Button>
  );
}
