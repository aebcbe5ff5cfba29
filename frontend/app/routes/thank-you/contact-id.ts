import { useLocation } from 'react-router';
import { contactIdOf } from '~/lib/contact-address';
import { useHydrated } from '~/lib/use-hydrated';

/** The lead's id from the address: a positive integer, or null. */
export function parseContactId(value: string | null): number | null {
  if (value === null || !/^\d+$/.test(value)) return null;
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/**
 * The lead's id, or `null` without one. `undefined` during hydration: the page was prerendered without
 * query parameters.
 */
export function useContactId(): number | null | undefined {
  const { search, state } = useLocation();
  const isHydrated = useHydrated();
  return isHydrated ? parseContactId(contactIdOf(new URLSearchParams(search), state)) : undefined;
}
