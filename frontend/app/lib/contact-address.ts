import { paths } from './paths';

const idKey = 'contactId';

interface Destination {
  to: string;
  state?: { [idKey]: number };
}

/**
 * Where a sent form leads. Whoever holds the contact's id may book for that contact, and tags read the
 * address: on a site with tags the id therefore travels in the history's entry, which a reload keeps as well.
 */
export function schedulerFor(contactId: number): Destination {
  return __TAG_MANAGER_ID__
    ? { to: paths.thankYou(), state: { [idKey]: contactId } }
    : { to: paths.thankYou(contactId) };
}

/** The lead's id, as text, from an address or its history entry. */
export function contactIdOf(search: URLSearchParams, state: unknown): string | null {
  const kept = typeof state === 'object' && state !== null && idKey in state ? state[idKey] : null;
  return search.get(idKey) ?? (kept === null ? null : String(kept));
}

/** Moves the id from the address into the history entry. The router has already read it. */
export function hideContactId(): void {
  const address = new URL(location.href);
  const contactId = address.searchParams.get(idKey);
  if (contactId === null) return;
  address.searchParams.delete(idKey);
  const entry: { usr?: object } = history.state ?? {};
  // The router exposes `usr` as its location's state.
  history.replaceState({ ...entry, usr: { ...entry.usr, [idKey]: contactId } }, '', address);
}
