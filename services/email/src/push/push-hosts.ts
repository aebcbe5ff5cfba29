/** The push services of Chrome, Firefox, Edge and Safari. A name that begins with a dot stands for every host below it. */
const pushHosts = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
] as const;

/**
 * The address to send to, in its canonical form; undefined where the service must not send. (!) An endpoint comes from a
 * browser: without this list, the service would request any address it is given, its own network's included.
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
