import type { EasternDate } from '@agency/contracts';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

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
