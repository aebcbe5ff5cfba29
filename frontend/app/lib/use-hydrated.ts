import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False during hydration, when the page must match the prerendered one; true afterward. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
