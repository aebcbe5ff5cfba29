/** `sc-domain:example.com` and `https://www.example.com/` are two kinds of property of one site. */
export function hostOf(property: string): string {
  const domain = /^sc-domain:(.+)$/.exec(property)?.[1];
  const host = domain ?? (URL.canParse(property) ? new URL(property).hostname : property);
  return host.replace(/^www\./, '');
}

/**
 * The address of a page of the site, by its path. A domain property does not name the host that serves it; SITE_URL
 * does, if it belongs to the domain. Undefined if the page is outside the property.
 */
export function pageAddressOf(
  path: string,
  site: string,
  siteUrl: string | undefined,
): string | undefined {
  const domain = /^sc-domain:(.+)$/.exec(site)?.[1];
  const isOurs = (host: string) => host === domain || host.endsWith(`.${domain}`);
  const ours = siteUrl && isOurs(new URL(siteUrl).hostname) ? siteUrl : `https://${domain}`;
  const origin = domain === undefined ? site : ours;
  // A path that begins with two slashes names another host, or is not valid.
  if (!URL.canParse(path, origin)) return undefined;
  const { href, hostname } = new URL(path, origin);
  const isInside = domain === undefined ? href.startsWith(site) : isOurs(hostname);
  return isInside ? href : undefined;
}
