/** The push services of Chrome, Firefox, Edge and Safari. A leading dot includes every subdomain. */
const pushHosts = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
] as const;

/**
 * The canonical form of an address to send to; undefined if it is not allowed. (!) Endpoints come from browsers:
 * without this list, the service would request any address, including those in its own network.
 */
export function allowedEndpoint(endpoint: string, standIn?: string): string | undefined {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.username || url.password || url.hash) return undefined;
  if (standIn !== undefined && url.origin === standIn) return url.href;
  const isKnown = pushHosts.some((host) =>
    host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,
  );
  return isKnown && url.port === '' ? url.href : undefined;
}
