import { useSyncExternalStore } from 'react';

/** A call booked in this browser, as stored. No names or addresses. */
export interface RememberedCall {
  /** Grants access to the booking, like the link in the emails. Undefined if only that link does. */
  token?: string;
  /** The request key: grants correcting the email address. */
  requestKey?: string;
  /** The time is held until then, and for good once the link in the email has been opened. */
  confirmBy?: string;
  /** As last known. ISO 8601 UTC. */
  scheduledAt: string;
  /** Minutes. */
  duration: number;
  bookedAt: string;
}

export const storedCallPrefix = 'booked-call-';
const keyOf = (contactId: number) => storedCallPrefix + contactId;

/** Without browser storage, a call is remembered as long as the document. */
const unstored = new Map<string, string>();
const listeners = new Set<() => void>();

export function storeCall(contactId: number, call: RememberedCall): void {
  const [key, text] = [keyOf(contactId), JSON.stringify(call)];
  try {
    localStorage.setItem(key, text);
  } catch {
    unstored.set(key, text);
  }
  for (const listener of listeners) listener();
}

export function dropCall(contactId: number): void {
  const key = keyOf(contactId);
  unstored.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // There is nothing to remove.
  }
  for (const listener of listeners) listener();
}

function read(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key);
  } catch {
    return unstored.get(key) ?? null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab has booked, or found the call cancelled.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The stored text of this contact's call, unchecked: `readCall` parses it. */
export function useStoredCall(contactId: number | null | undefined): string | null {
  return useSyncExternalStore(
    subscribe,
    () => (contactId ? read(keyOf(contactId)) : null),
    () => null,
  );
}
