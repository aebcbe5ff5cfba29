import { type PointerEvent, useRef, useState } from 'react';

/** Follows a drag to the right and reports when it passes the threshold. */
export function useSwipeRight(thresholdPx: number, onSwiped: () => void) {
  const startX = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);

  function distance(event: PointerEvent): number {
    return startX.current === null ? 0 : Math.max(0, event.clientX - startX.current);
  }

  function release(): void {
    startX.current = null;
    setOffset(0);
  }

  return {
    offset,
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (event.button === 0) startX.current = event.clientX;
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (startX.current === null) return;
        const moved = distance(event);
        // Captured only once it is a drag, so that a press on the close button stays a press.
        if (moved > 4) event.currentTarget.setPointerCapture(event.pointerId);
        setOffset(moved);
      },
      onPointerUp(event: PointerEvent) {
        const swiped = distance(event) >= thresholdPx;
        release();
        if (swiped) onSwiped();
      },
      onPointerCancel: release,
    },
  };
}
