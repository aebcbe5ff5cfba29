import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** This year. Hydration starts from the year of the build, which the prerendered page says too. */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );
}
