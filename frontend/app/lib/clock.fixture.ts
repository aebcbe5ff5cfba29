import { act } from '@testing-library/react';
import type { Clock } from './clock';

/** A clock that stands still until a test moves it. */
export function stoppedClock(start: string): Clock & { moveTo: (instant: string) => void } {
  let current = new Date(start);
  const listeners = new Set<() => void>();
  return {
    now: () => current,
    onMinute(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    moveTo(instant) {
      current = new Date(instant);
      act(() => {
        for (const listener of listeners) listener();
      });
    },
  };
}
