import { createContext, use, useMemo, useSyncExternalStore } from 'react';

/** The source of the current time. Tests pass their own. */
export interface Clock {
  now(): Date;
  /** Calls back whenever the minute changes. Returns a cleanup function. */
  onMinute(callback: () => void): () => void;
}

const minute = 60_000;

/** The browser's clock. Also calls back at once when the page returns to the foreground. */
export const systemClock: Clock = {
  now: () => new Date(),
  onMinute(callback) {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          callback();
          wait();
        },
        minute - (Date.now() % minute),
      );
    };
    wait();
    document.addEventListener('visibilitychange', callback);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', callback);
    };
  },
};

/** Tests provide a clock of their own. */
export const ClockContext = createContext<Clock>(systemClock);

export const useClock = () => use(ClockContext);

/** The start of the current minute. Rerenders when the next one starts. */
export function useCurrentMinute(): Date {
  const clock = useClock();
  const instant = useSyncExternalStore(
    clock.onMinute,
    () => Math.floor(clock.now().getTime() / minute) * minute,
  );
  return useMemo(() => new Date(instant), [instant]);
}
