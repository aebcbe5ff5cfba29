import { type EasternDate, gridStarts, mondayOf } from '@agency/contracts';
import { type KeyboardEvent, type MouseEvent, memo, useEffect, useRef, useState } from 'react';
import { allDays, freeTimes } from '~/content/slot-picker';
import { dayParts, formatDayOfYear } from '~/lib/eastern-display';
import { classNames } from '~/ui/class-names';
import styles from './day-strip.module.css';
import type { DayCount } from './week-days';

interface DayStripProps {
  counts: readonly DayCount[];
  /** The week that is shown. */
  monday: EasternDate;
  chosen: EasternDate | null;
  isLocked: boolean;
  onChoose: (day: EasternDate) => void;
}

/** How many days a key moves. A row has only weekdays, so five are a week. */
const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -5,
  ArrowDown: 5,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** All days at a glance: the fuller the bar, the more times are free. One tab stop; arrow keys move from day to day. */
export function DayStrip({ counts, monday, chosen, isLocked, onChoose }: DayStripProps) {
  const list = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState<EasternDate | null>(null);
  const isShown = (day: EasternDate) => mondayOf(day) === monday;
  const stop =
    [reached, chosen].find((day) => counts.some((count) => count.day === day)) ??
    counts.find(({ day, openCount }) => isShown(day) && openCount > 0)?.day ??
    counts[0]?.day;

  const hasDays = counts.length > 0;
  useEffect(() => {
    if (!hasDays) return;
    const strip = list.current;
    const week = strip?.querySelector<HTMLElement>(`[data-week="${monday}"]`);
    // Not `scrollIntoView`, which would also move the page.
    if (strip && week) {
      strip.scrollLeft = week.offsetLeft - (strip.clientWidth - week.offsetWidth) / 2;
    }
  }, [monday, hasDays]);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const index = counts.findIndex(({ day }) => day === stop);
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (stop && !isLocked) onChoose(stop);
      return;
    }
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = counts[Math.min(Math.max(index + step, 0), counts.length - 1)];
    if (!next) return;
    setReached(next.day);
    list.current?.querySelector<HTMLElement>(`[data-day="${next.day}"]`)?.focus();
  }

  function onClick({ target }: MouseEvent): void {
    const option = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
    const day = option?.dataset.day;
    if (!day) return;
    setReached(null);
    if (!isLocked) onChoose(day);
  }

  // Reserves its space while the days load, so that nothing moves.
  if (counts.length === 0) return <div className={styles.strip} />;
  return (
    <div
      ref={list}
      role="listbox"
      aria-label={allDays}
      aria-orientation="horizontal"
      aria-disabled={isLocked || undefined}
      className={styles.strip}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {weeksOf(counts).map((week) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox.
        <div key={week.monday} role="group" data-week={week.monday} className={styles.week}>
          {week.days.map((count, index) => (
            <DayOption
              key={count.day}
              day={count.day}
              openCount={count.openCount}
              isShown={isShown(count.day)}
              isChosen={count.day === chosen}
              isStop={count.day === stop}
              hasMonth={monthOf(count.day) !== monthOf(week.days[index - 1]?.day ?? '')}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface DayOptionProps extends DayCount {
  isShown: boolean;
  isChosen: boolean;
  isStop: boolean;
  /** Marks the first day of a week and of a month. */
  hasMonth: boolean;
}

/** Memoized: there are dozens, and a choice changes one or two. The list handles clicks and keys. */
const DayOption = memo(function DayOption(props: DayOptionProps) {
  const { day, openCount, isShown, isChosen, isStop, hasMonth } = props;
  const { month, date } = dayParts(day);
  return (
    <div
      role="option"
      aria-selected={isChosen}
      tabIndex={isStop ? 0 : -1}
      data-day={day}
      data-shown={isShown ? '' : undefined}
      className={classNames(styles.day, openCount === 0 && styles.none)}
    >
      <span className="sr-only">{`${formatDayOfYear(day)}, ${freeTimes(openCount)}`}</span>
      {hasMonth && (
        <span aria-hidden="true" className={styles.month}>
          {month}
        </span>
      )}
      <span aria-hidden="true">{date}</span>
      <span aria-hidden="true" className={styles.bar}>
        <span style={{ height: `${(100 * openCount) / slotsADay}%` }} />
      </span>
    </div>
  );
});

const slotsADay = gridStarts().length;

interface Week {
  monday: EasternDate;
  days: DayCount[];
}

function weeksOf(counts: readonly DayCount[]): Week[] {
  const weeks: Week[] = [];
  for (const count of counts) {
    const monday = mondayOf(count.day);
    const week = weeks.at(-1);
    if (week?.monday === monday) week.days.push(count);
    else weeks.push({ monday, days: [count] });
  }
  return weeks;
}

const monthOf = (day: EasternDate) => day.slice(0, 7);
