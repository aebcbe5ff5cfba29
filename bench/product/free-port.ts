import getPort, { portNumbers } from 'get-port';

/** Below the range from which the system takes ports for outgoing connections, of which load makes many. */
export function freePort(): Promise<number> {
  return getPort({ port: portNumbers(19_000, 19_999) });
}
