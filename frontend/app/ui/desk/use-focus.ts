import { type RefObject, useEffect, useRef } from 'react';

/** The ref of what has the focus once it is shown, or its part: the button that opened it is gone. */
export function useFocusOnOpen<Target extends HTMLElement>(
  part?: string,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    const found = part ? target.current?.querySelector<HTMLElement>(part) : target.current;
    found?.focus();
  }, [part]);
  return target;
}

/** The ref of the button that has the focus again once what it opened is gone. */
export function useFocusOnClose<Target extends HTMLElement>(isOpen: boolean) {
  const target = useRef<Target>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) target.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return target;
}
