import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { CalendarFetchError } from './calendar-fetch.error.js';
import type { AddressCheck } from './public-address.js';

const connectTimeoutMs = 5_000;
/** Google has taken up to 17 seconds. */
const headersTimeoutMs = 30_000;
const bodyTimeoutMs = 10_000;

/**
 * An HTTP agent that only connects to allowed addresses. Each connection resolves a name once and connects to the
 * checked address, so changing DNS answers gain nothing. (!) Works with undici's own `fetch` only: the global one
 * ignores or rejects it. Ignores proxies in the environment, because a proxy would resolve the name again.
 */
export function guardedAgent(isAllowed: AddressCheck, resolve: typeof lookup = lookup): Agent {
  const connect = buildConnector({
    timeout: connectTimeoutMs,
    allowH2: false,
    lookup: checkedLookup(isAllowed, resolve),
  });
  const checkedConnect: buildConnector.connector = (options, callback) => {
    const refuse = () => callback(new CalendarFetchError('refused-address'), null);
    // (!) `lookup` is not called for a literal address.
    const host = options.hostname.replace(/^\[(.*)\]$/, '$1');
    if (isIP(host) && !isAllowed(host)) return refuse();
    connect(options, (...result) => {
      const [error, socket] = result;
      if (error) return callback(error, null);
      if (isAllowed(socket.remoteAddress ?? '')) return callback(null, socket);
      socket.destroy();
      refuse();
    });
  };
  return new Agent({
    connect: checkedConnect,
    headersTimeout: headersTimeoutMs,
    bodyTimeout: bodyTimeoutMs,
  });
}

function checkedLookup(isAllowed: AddressCheck, resolve: typeof lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error('No address.'), '');
      // One forbidden address is enough: the connection could use any of them.
      if (!addresses.every(({ address }) => isAllowed(address))) {
        return callback(new CalendarFetchError('refused-address'), '');
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
