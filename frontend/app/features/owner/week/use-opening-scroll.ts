import {
  type EasternDate,
  easternDateOf,
  minutesOfDay,
  mondayOf,
  type Span,
  slotGrid,
} from '@agency/contracts';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { minuteAt } from './day-clock';
import { rowOf } from './rows';

interface OpeningScrollInput {
  grid: RefObject<HTMLTableElement | null>;
  /** The days that can be seen at once. */
  days: readonly EasternDate[];
  hours: Span;
  now: Date;
  isLoading: boolean;
}

/** Rows that must be in view below the one scrolled to: two hours. */
const rowsBelow = 4;

/** When a week opens: scrolls to now, or to the first bookable time if today is not in view. */
export function useOpeningScroll({ grid, days, hours, now, isLoading }: OpeningScrollInput): void {
  const [first] = days;
  const week = first && mondayOf(first);

  const scroll = useEffectEvent(() => {
    const table = grid.current;
    // A focused cell must stay in view.
    if (!table || table.contains(document.activeElement)) return;
    const isToday = days.includes(easternDateOf(now));
    const minute = isToday ? minuteAt(now) : minutesOfDay(slotGrid.first);
    const row = table.querySelectorAll('[data-time]')[rowOf(minute, hours)];
    const head = table.querySelector('th');
    if (!row || !head) return;
    const { top, bottom, height } = row.getBoundingClientRect();
    const isAbove = top < head.getBoundingClientRect().bottom;
    const isBelow = bottom + rowsBelow * height > window.innerHeight;
    if (isAbove || isBelow) row.scrollIntoView({ behavior: 'instant', block: 'start' });
  });

  useEffect(() => {
    if (week && !isLoading) scroll();
  }, [week, isLoading]);
}
