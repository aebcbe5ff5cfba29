import { useMemo, useSyncExternalStore } from 'react';
import type { Clock } from './clock';

const minute = 60_000;

/** The current minute's beginning. The component renders again when the next one begins. */
export function useCurrentMinute(clock: Clock): Date {
  const instant = useSyncExternalStore(
    clock.onMinute,
    () => Math.floor(clock.now().getTime() / minute) * minute,
  );
  return useMemo(() => new Date(instant), [instant]);
}
