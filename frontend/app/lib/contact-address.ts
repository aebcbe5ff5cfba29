import { paths } from './paths';

const idKey = 'contactId';
const emailKey = 'email';
const topicKey = 'topic';

interface Destination {
  to: string;
  state: { [idKey]?: number; [emailKey]: string; [topicKey]?: string };
}

/**
 * Where a sent form leads. Whoever holds the contact's id may book for that contact, and tags read the
 * address: on a site with tags the id therefore travels in the history's entry, which a reload keeps as well. So do
 * the email address, which the page shows after booking, and what the form was about: they are in no address and in no storage.
 */
export function schedulerFor(
  contactId: number,
  { email, topic }: { email: string; topic?: string },
): Destination {
  const state = { [emailKey]: email, ...(topic && { [topicKey]: topic }) };
  return __TAG_MANAGER_ID__
    ? { to: paths.thankYou(), state: { [idKey]: contactId, ...state } }
    : { to: paths.thankYou(contactId), state };
}

const kept = (state: unknown, key: string): unknown =>
  new Map<string, unknown>(Object.entries(Object(state))).get(key) ?? null;

/** The lead's id, as text, from an address or its history entry. */
export function contactIdOf(search: URLSearchParams, state: unknown): string | null {
  const id = kept(state, idKey);
  return search.get(idKey) ?? (id === null ? null : String(id));
}

/** The lead's email address from the history entry; undefined when the page was opened by a link. */
export function emailOf(state: unknown): string | undefined {
  const email = kept(state, emailKey);
  return typeof email === 'string' ? email : undefined;
}

/** Whether the form that led here asked for the newsletter. */
export const isFromNewsletter = (state: unknown) => kept(state, topicKey) === 'newsletter';

/** Replaces the email address in the history entry, so that a reload shows the corrected one. */
export function keepEmail(email: string): void {
  const entry: { usr?: object } = history.state ?? {};
  history.replaceState({ ...entry, usr: { ...entry.usr, [emailKey]: email } }, '');
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
