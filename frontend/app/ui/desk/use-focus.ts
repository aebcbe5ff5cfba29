import { type RefObject, useEffect, useRef } from 'react';

/** The ref of what has the focus once it is shown: the button that opened it is gone. */
export function useFocusOnOpen<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}
