import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

const longPressMs = 500;

/** For touch, which has no Shift key and no hover: holding a row selects it. */
export function useLongPress(onLongPress: () => void) {
  const timer = useRef<number>(undefined);
  const isHeld = useRef(false);
  const cancel = () => window.clearTimeout(timer.current);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isHeld.current = false;
      if (pointerType !== 'touch') return;
      timer.current = window.setTimeout(() => {
        isHeld.current = true;
        onLongPress();
      }, longPressMs);
    },
    onPointerUp: cancel,
    // Also when the finger scrolls.
    onPointerCancel: cancel,
    // The link under the finger must not open when it is lifted.
    onClickCapture: (event: MouseEvent) => {
      if (!isHeld.current) return;
      isHeld.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu: (event: MouseEvent) => {
      if (isHeld.current) event.preventDefault();
    },
  };
}
