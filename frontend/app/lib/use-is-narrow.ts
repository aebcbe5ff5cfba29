import { useSyncExternalStore } from 'react';

const narrow = '(width < 48rem)';

function onChange(callback: () => void): () => void {
  const query = window.matchMedia?.(narrow);
  query?.addEventListener('change', callback);
  return () => query?.removeEventListener('change', callback);
}

/** Whether the window is as narrow as a phone: then the week shows one day, and the places are at the bottom. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    onChange,
    () => window.matchMedia?.(narrow).matches ?? false,
    () => false,
  );
}
