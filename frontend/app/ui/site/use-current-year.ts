import { useHydrated } from '~/lib/use-hydrated';

/** This year. The prerendered page has the year of the build. */
export function useCurrentYear(): number {
  return useHydrated() ? new Date().getFullYear() : __BUILD_YEAR__;
}
