import { useSyncExternalStore } from 'react';
import { localStore } from '~/lib/storage';

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

const listeners = new Set<() => void>();

export function storeCall(contactId: number, call: RememberedCall): void {
  localStore.set(keyOf(contactId), JSON.stringify(call));
  for (const listener of listeners) listener();
}

export function dropCall(contactId: number): void {
  localStore.remove(keyOf(contactId));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab has booked, or found the call canceled.
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
    () => (contactId ? localStore.get(keyOf(contactId)) : null),
    () => null,
  );
}
