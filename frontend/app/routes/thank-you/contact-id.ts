import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { contactIdOf } from '~/lib/contact-address';

/** The contact's id as it came with the address: a positive integer, or nothing. */
export function parseContactId(value: string | null): number | null {
  if (value === null || !/^\d+$/.test(value)) return null;
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

const neverChanges = () => () => undefined;

/**
 * The contact's id, or `null` without one. `undefined` while the prerendered page is hydrated: that
 * page was made without an address, so it may say neither.
 */
export function useContactId(): number | null | undefined {
  const { search, state } = useLocation();
  const hydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return hydrated ? parseContactId(contactIdOf(new URLSearchParams(search), state)) : undefined;
}
