import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { type Clock, systemClock } from './clock';

/** Tests provide a clock of their own. */
export const ClockContext = createContext<Clock>(systemClock);

export const useClock = () => use(ClockContext);

const minute = 60_000;

/** The start of the current minute. Rerenders when the next one starts. */
export function useCurrentMinute(): Date {
  const clock = useClock();
  const instant = useSyncExternalStore(
    clock.onMinute,
    () => Math.floor(clock.now().getTime() / minute) * minute,
  );
  return useMemo(() => new Date(instant), [instant]);
}
