import {
  type EasternDate,
  easternDateOf,
  minutesOfDay,
  mondayOf,
  type Span,
  slotGrid,
} from '@agency/contracts';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { minuteAt } from './day-clock';
import { rowOf } from './rows';

interface DaySwipeInput {
  isNarrow: boolean;
  /** The day to show. */
  day: EasternDate;
  days: readonly { day: EasternDate }[];
  onSwipe: (day: EasternDate) => void;
}

/** The share of a day that must be visible for a swipe to have reached it. */
const inView = 0.6;

/** On a phone: keeps a day in view, and reports the day that a swipe leads to. */
export function useDaySwipe({
  isNarrow,
  day,
  days,
  onSwipe,
}: DaySwipeInput): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  const swipedTo = useRef<EasternDate>(null);
  const week = days.map((one) => one.day).join();
  const tell = useEffectEvent((to: EasternDate) => {
    if (to === day) return;
    swipedTo.current = to;
    onSwipe(to);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the days of another week are other elements.
  useLayoutEffect(() => {
    const isThere = swipedTo.current === day;
    swipedTo.current = null;
    // A swipe that is still settling must not be interrupted.
    if (!isNarrow || isThere) return;
    headsIn(scroller.current)
      .find((head) => head.dataset.day === day)
      ?.scrollIntoView({ behavior: 'instant', inline: 'start', block: 'nearest' });
  }, [isNarrow, day, week]);

  useEffect(() => {
    if (!isNarrow || week === '') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.findLast(({ isIntersecting }) => isIntersecting)?.target;
        if (shown instanceof HTMLElement && shown.dataset.day) tell(shown.dataset.day);
      },
      { root: scroller.current, threshold: inView },
    );
    for (const head of headsIn(scroller.current)) observer.observe(head);
    return () => observer.disconnect();
  }, [isNarrow, week]);

  return scroller;
}

function headsIn(scroller: HTMLElement | null): HTMLElement[] {
  return [...(scroller?.querySelectorAll<HTMLElement>('th[data-day]') ?? [])];
}

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
