import { useSyncExternalStore } from 'react';

const narrow = '(width < 48rem)';

function onChange(callback: () => void): () => void {
  const query = window.matchMedia?.(narrow);
  query?.addEventListener('change', callback);
  return () => query?.removeEventListener('change', callback);
}

/** Whether the window has room for one day only. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    onChange,
    () => window.matchMedia?.(narrow).matches ?? false,
    () => false,
  );
}
