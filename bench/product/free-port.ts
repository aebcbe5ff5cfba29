import getPort, { portNumbers } from 'get-port';

/** Below the range of ports for outgoing connections, of which load uses many. */
export function freePort(): Promise<number> {
  return getPort({ port: portNumbers(19_000, 19_999) });
}
