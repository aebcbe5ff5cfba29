import { CalendarFetchError } from './calendar-fetch.error.js';

export interface CalendarUrlRules {
  /** Ports besides 443, for a server of the owner's. */
  ports: readonly number[];
  /** Tests only: a local origin that stands in for a provider. */
  standIn?: string | undefined;
}

const nextcloudPath = /\/public-calendars\/[^/]+\/?$/;

/**
 * The URL of an address, pasted by the owner or sent by a redirect. Throws `refused-address` for any scheme other than
 * https and webcal, another port, or a URL with a password.
 */
export function parseCalendarUrl(address: string, rules: CalendarUrlRules, base?: URL): URL {
  // (!) Before parsing: hosts of unknown schemes are not normalized, so 0x7f.1 would stay unchanged.
  const url = URL.parse(address.trim().replace(/^webcals?:/i, 'https:'), base?.href);
  if (!url || url.username || url.password) throw new CalendarFetchError('refused-address');
  url.hash = '';
  if (url.origin === rules.standIn) return url;
  const port = Number(url.port || '443');
  const isAllowed = url.protocol === 'https:' && [443, ...rules.ports].includes(port);
  if (!isAllowed) throw new CalendarFetchError('refused-address');
  // Without it, Nextcloud answers with an HTML page.
  if (nextcloudPath.test(url.pathname) && !url.search) url.search = 'export';
  return url;
}
