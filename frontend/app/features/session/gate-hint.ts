import type { Gate } from '@agency/contracts';

const keyOf = (gate: Gate) => `${gate}-authenticated`;

/**
 * Remembers for this browser session that a gate was open. Only a hint of what to render while the server is asked: it
 * grants no access.
 */
export function readGateHint(gate: Gate): boolean {
  try {
    return sessionStorage.getItem(keyOf(gate)) === 'true';
  } catch {
    return false;
  }
}

export function writeGateHint(gate: Gate, isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage.setItem(keyOf(gate), 'true');
    else sessionStorage.removeItem(keyOf(gate));
  } catch {
    // Without storage, the page waits for the server's answer.
  }
}
