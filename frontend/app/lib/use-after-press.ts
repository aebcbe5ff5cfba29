import { useEffect, useRef } from 'react';

type Action = () => void;

/**
 * Runs an action once no mouse button is down. Pressing a button takes the focus from a field: if the field's error
 * then moved the button away, the release would miss it and the click would be lost.
 */
export function useAfterPress(): (action: Action) => void {
  const waiting = useRef<Action[]>(null);

  useEffect(() => {
    function press(): void {
      waiting.current ??= [];
    }

    function release(): void {
      // The click follows right after the release.
      setTimeout(() => {
        const actions = waiting.current ?? [];
        waiting.current = null;
        for (const action of actions) action();
      });
    }

    document.addEventListener('mousedown', press, true);
    document.addEventListener('mouseup', release, true);
    document.addEventListener('dragend', release, true);
    return () => {
      document.removeEventListener('mousedown', press, true);
      document.removeEventListener('mouseup', release, true);
      document.removeEventListener('dragend', release, true);
    };
  }, []);

  return (action) => {
    if (waiting.current) waiting.current.push(action);
    else action();
  };
}
