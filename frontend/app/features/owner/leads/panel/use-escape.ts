import { useEffect, useEffectEvent } from 'react';

/** Escape leaves, unless something nearer has taken it: an open menu, a dialog. */
export function useEscape(onEscape: () => void): void {
  const leave = useEffectEvent(onEscape);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]')) return;
      leave();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
