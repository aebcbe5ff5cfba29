import { sessionStore } from './storage';

/** A key that the sender creates once per request, so that repeating it has no further effect. */
export function createRequestKey(): string {
  // `crypto.randomUUID` is missing on pages without TLS, for example in a local network.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(13, 16), hex.slice(17, 20)];
  return `${parts[0]}-${parts[1]}-4${parts[2]}-8${parts[3]}-${hex.slice(20)}`;
}

/**
 * The key stored under a name, created the first time. It survives a reload, because the answer to the request may have
 * been lost.
 */
export function keepRequestKey(name: string): string {
  const key = sessionStore.get(name) ?? createRequestKey();
  sessionStore.set(name, key);
  return key;
}

/** The next request under this name is a new one. */
export function dropRequestKey(name: string): void {
  sessionStore.remove(name);
}
