import { useEffect, useRef } from 'react';

/** Calls back after `durationMs` of unpaused time. */
export function usePausableTimeout(
  durationMs: number,
  paused: boolean,
  onElapsed: () => void,
): void {
  const remaining = useRef(durationMs);
  const callback = useRef(onElapsed);

  useEffect(() => {
    callback.current = onElapsed;
  });

  useEffect(() => {
    if (paused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => callback.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - startedAt;
    };
  }, [paused]);
}
