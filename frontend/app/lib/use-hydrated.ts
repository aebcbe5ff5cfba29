import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False while the prerendered page is hydrated, when it must show what the build wrote; true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
