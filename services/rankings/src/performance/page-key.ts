/** The same for all addresses of a page: with and without https, `www.` and the slash at the end. */
export function pageKeyOf(address: string): string {
  const { hostname, pathname, search } = new URL(address);
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`;
}
