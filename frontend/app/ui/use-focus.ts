import { type RefObject, useEffect, useRef } from 'react';

/** A ref that focuses its element when it appears, because the button that opened it is gone. */
export function useFocusOnOpen<Target extends HTMLElement>(
  part?: string,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    const found = part ? target.current?.querySelector<HTMLElement>(part) : target.current;
    found?.focus();
    // Puts the cursor at the end of existing text.
    if (found instanceof HTMLTextAreaElement) found.selectionStart = found.value.length;
  }, [part]);
  return target;
}

/** A ref that returns the focus to its button once what it opened is gone. */
export function useFocusOnClose<Target extends HTMLElement>(isOpen: boolean) {
  const target = useRef<Target>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) target.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return target;
}
