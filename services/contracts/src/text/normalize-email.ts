/** Providers that ignore dots in the local part. */
const ignoringDots = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address, for counting and comparing only: send to the address as typed. Lower case, without a
 * `+tag`; for Gmail, also without dots and with one domain. Expects an address that `isValidEmail` accepts. (!)
 * `leads.mailbox_key` is the same in SQL; a test compares them.
 */
export function normalizeEmail(address: string): string {
  const [typedLocal = '', domain = ''] = address.trim().toLowerCase().split('@');
  const local = typedLocal.replace(/(?<=.)\+.*$/, '');
  return ignoringDots.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
