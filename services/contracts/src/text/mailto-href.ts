// Not in email-address.ts, which every page with a form loads whole.
/** A `mailto:` link to this address only: a valid address may contain `?cc=…` before its @. */
export function mailtoHref(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}
