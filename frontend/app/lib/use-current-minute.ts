import { useMemo, useSyncExternalStore } from 'react';
import type { Clock } from './clock';

const minute = 60_000;

/** The start of the current minute. Rerenders when the next one starts. */
export function useCurrentMinute(clock: Clock): Date {
  const instant = useSyncExternalStore(
    clock.onMinute,
    () => Math.floor(clock.now().getTime() / minute) * minute,
  );
  return useMemo(() => new Date(instant), [instant]);
}
