import { useSyncExternalStore } from 'react';

const narrow = '(width < 48rem)';

function onChange(callback: () => void): () => void {
  const query = window.matchMedia?.(narrow);
  query?.addEventListener('change', callback);
  return () => query?.removeEventListener('change', callback);
}

/** Whether the window is as narrow as a phone: one day of the week, and the places at the bottom. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    onChange,
    () => window.matchMedia?.(narrow).matches ?? false,
    () => false,
  );
}
