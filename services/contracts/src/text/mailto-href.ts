// Apart from email-address.ts, all of which every page with a form loads.
/** The link that writes to an address, and to it alone: `?cc=…` may stand before the @ of a valid one. */
export function mailtoHref(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}
