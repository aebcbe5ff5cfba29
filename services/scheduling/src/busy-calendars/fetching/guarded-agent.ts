import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { CalendarFetchError } from './calendar-fetch.error.js';
import type { AddressCheck } from './public-address.js';

const connectTimeoutMs = 5_000;
/** Google was seen to think for 17 seconds. */
const headersTimeoutMs = 30_000;
const bodyTimeoutMs = 10_000;

/**
 * An HTTP agent that connects to allowed addresses only. A name is looked up once for each connection and the connection is
 * made to what was checked, so a name that changes its answer gains nothing. (!) Works with undici's own `fetch` only: the
 * global one ignores or refuses it. Proxies of the environment do not apply, because a proxy would look the name up again.
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
      // One address that is not allowed is enough: the name may lead anywhere.
      if (!addresses.every(({ address }) => isAllowed(address))) {
        return callback(new CalendarFetchError('refused-address'), '');
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
